// swift-tools-version: 6.2

import PackageDescription

// The command `pressure`. It is a package of its own so that an app which adds PressureKit resolves no dependency, and so
// that the tests of the core do not compile it.
let package = Package(
  name: "Tools",
  // Those of the package above.
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
    // The text formats that the fuzzers try: tables of masses, recordings and declarations. Without ArgumentParser, which the
    // fuzzers need not compile.
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
    // The rules that any bytes must keep in these formats, and flaws that break them.
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
      // Not Swift's to build: a checker reads it where it is.
      exclude: [
        "QuickActions/android_resources.py", "QuickActions/manifest-shortcuts.schema.json",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
