// swift-tools-version: 6.2

import PackageDescription

// The command `pressure`. It is a separate package, so that an app which adds PressureKit resolves no dependency, and the tests
// of the core do not compile it.
let package = Package(
  name: "Tools",
  // The same platforms as in the package above.
  platforms: [.macOS(.v12)],
  products: [
    .executable(name: "pressure", targets: ["pressure"]),
    // For the package Fuzz.
    .library(name: "CommandProof", targets: ["CommandProof"]),
  ],
  dependencies: [
    // SwiftPM identifies a package by the name of its folder, so the folder above must not be called Tools, too.
    .package(name: "PressureKit", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    // The text formats that the fuzzers test: tables of masses, recordings and declarations. It does not depend on
    // ArgumentParser, so the fuzzers do not compile it.
    .target(
      name: "PressureFormats",
      dependencies: [
        .product(name: "PressureHosting", package: "PressureKit"),
        .product(name: "PressureKit", package: "PressureKit"),
        .product(name: "PressureTesting", package: "PressureKit"),
        .product(name: "QuickActions", package: "PressureKit"),
      ]),
    .target(
      name: "PressureCommand",
      dependencies: [
        "PressureFormats",
        .product(name: "PressureCatalog", package: "PressureKit"),
        .product(name: "PressureKit", package: "PressureKit"),
        .product(name: "_PressureRules", package: "PressureKit"),
        .product(name: "PressureTesting", package: "PressureKit"),
        .product(name: "QuickActions", package: "PressureKit"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(name: "pressure", dependencies: ["PressureCommand"]),
    // The rules of these formats for arbitrary bytes, and flaws that break them.
    .target(
      name: "CommandProof",
      dependencies: [
        "PressureFormats",
        .product(name: "PressureHosting", package: "PressureKit"),
        .product(name: "PressureTesting", package: "PressureKit"),
        .product(name: "QuickActions", package: "PressureKit"),
      ],
      path: "Tests/CommandProof"),
    // The executable is a dependency because the tests start it as a process.
    .testTarget(
      name: "PressureCommandTests",
      dependencies: [
        "CommandProof", "PressureCommand", "PressureFormats", "pressure",
        .product(name: "PressureHosting", package: "PressureKit"),
        .product(name: "PressureKit", package: "PressureKit"),
        .product(name: "PressureTesting", package: "PressureKit"),
        .product(name: "QuickActions", package: "PressureKit"),
      ],
      // Excluded from the build: checkers read these files in place.
      exclude: [
        "QuickActions/android_resources.py", "QuickActions/manifest-shortcuts.schema.json",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
