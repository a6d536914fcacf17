// swift-tools-version: 6.2
import PackageDescription

// A package that uses Snug as a team's would: its tests audit its own catalogs through the public library, and nothing
// else of Snug can be seen from here. `scripts/test` runs it.

let package = Package(
  name: "Outside",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Snug", path: "../..")],
  targets: [
    .testTarget(
      name: "OutsideTests", dependencies: [.product(name: "SnugKit", package: "Snug")],
      swiftSettings: [.treatAllWarnings(as: .error)])
  ]
)
