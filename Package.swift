// swift-tools-version: 6.2
import PackageDescription

// One way through the house: a target lists all that it may import, and nothing else; scripts/check-directions holds it.

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func module(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: [.byName(name: name)] + dependencies, exclude: exclude,
    swiftSettings: settings)
}

let package = Package(
  name: "Snug",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "snug", targets: ["snug"]), .library(name: "SnugKit", targets: ["SnugKit"])],
  targets: [
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2",
      providers: [.apt(["libfreetype-dev"]), .brew(["freetype"])]),
    .systemLibrary(
      name: "CICU", pkgConfig: "icu-i18n",
      providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
    .systemLibrary(
      name: "CExpat", pkgConfig: "expat",
      providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "CCairo", pkgConfig: "cairo",
      providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),

    .target(
      name: "Vocabulary", swiftSettings: settings,
      // Rounding is libm's; nothing else here would link it.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(
      name: "Catalogs", dependencies: ["CExpat", "CYAML", "Vocabulary"], swiftSettings: settings,
      // Elsewhere iconv is the C library's own.
      linkerSettings: [.linkedLibrary("iconv", .when(platforms: [.macOS]))]),
    module("UnicodeServices", ["CICU", "Vocabulary"]),
    module("Fonts", ["CHarfBuzz", "CFreeType", "Vocabulary"]),
    module("Titles", ["Catalogs", "UnicodeServices", "Vocabulary"]),
    module("Typesetting", ["Fonts", "UnicodeServices", "Vocabulary"]),
    module("Layouts", ["Typesetting", "Vocabulary"]),
    module("Checks", ["Titles", "Catalogs", "Layouts", "Typesetting", "Fonts", "UnicodeServices", "Vocabulary"]),
    module("Reports", ["CCairo", "Vocabulary"]),
    module(
      "CommandLineTool",
      [
        "Checks", "Reports", "Layouts", "Titles", "Typesetting", "Fonts", "UnicodeServices", "Catalogs",
        "Vocabulary",
      ]),
    module("SnugKit", ["CommandLineTool", "Checks", "Reports", "Catalogs", "Vocabulary"]),
    .executableTarget(name: "snug", dependencies: ["CommandLineTool"], swiftSettings: settings),

    tests("CommandLineTool", ["Checks", "Layouts", "Titles", "Catalogs", "Fonts", "Reports", "Vocabulary"]),
    tests("Reports", ["CCairo", "Vocabulary"], exclude: ["Goldens"]),
    tests("Layouts", ["Vocabulary"]),
    tests("Vocabulary", []),
    tests("UnicodeServices", ["Vocabulary"]),
    tests("Fonts", ["Vocabulary"]),
    tests("Catalogs", ["Vocabulary"], exclude: ["Recorded"]),
    tests("Titles", ["Catalogs", "UnicodeServices", "Vocabulary"]),
    tests(
      "Checks", ["Catalogs", "Fonts", "Layouts", "Reports", "Titles", "Typesetting", "UnicodeServices", "Vocabulary"]),
    tests("Typesetting", ["Fonts", "UnicodeServices", "Vocabulary"]),
  ]
)
