// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that nothing here is in what users build. What it measures has `package` access, which ends
// at a package's border: Snug's modules are therefore targets of this package too, through the link `Snug` to
// ../Sources, with the settings and dependencies of ../Package.swift. `scripts/benchmark` builds and runs it.

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func library(_ name: String, pkgConfig: String) -> Target {
  .systemLibrary(name: name, path: "Snug/" + name, pkgConfig: pkgConfig)
}

func module(_ name: String, _ dependencies: [Target.Dependency], linking libraries: [LinkerSetting] = []) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Snug/" + name, swiftSettings: settings, linkerSettings: libraries)
}

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  targets: [
    library("CHarfBuzz", pkgConfig: "harfbuzz"),
    library("CFreeType", pkgConfig: "freetype2"),
    library("CICU", pkgConfig: "icu-i18n"),
    library("CExpat", pkgConfig: "expat"),
    library("CYAML", pkgConfig: "yaml-0.1"),
    library("CCairo", pkgConfig: "cairo"),

    module("Vocabulary", [], linking: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    module(
      "Catalogs", ["CExpat", "CYAML", "Vocabulary"], linking: [.linkedLibrary("iconv", .when(platforms: [.macOS]))]),
    module("UnicodeServices", ["CICU", "Vocabulary"]),
    module("Fonts", ["CHarfBuzz", "CFreeType", "Vocabulary"]),
    module("Titles", ["Catalogs", "UnicodeServices", "Vocabulary"]),
    module("Typesetting", ["Fonts", "UnicodeServices", "Vocabulary"]),
    module("Layouts", ["Typesetting", "Vocabulary"]),
    module("Checks", ["Titles", "Catalogs", "Layouts", "Typesetting", "Fonts", "UnicodeServices", "Vocabulary"]),
    module("Reports", ["CCairo", "Vocabulary"]),

    .executableTarget(
      name: "Benchmark",
      dependencies: [
        "CHarfBuzz", "Checks", "Reports", "Layouts", "Titles", "Typesetting", "Fonts", "UnicodeServices", "Catalogs",
        "Vocabulary",
      ],
      path: "Runner", swiftSettings: settings),
  ]
)
