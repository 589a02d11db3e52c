// swift-tools-version: 6.2

import PackageDescription

// A control of one's own, written outside of the kit: see Docs/own-control.md.
let package = Package(
  name: "Bell",
  platforms: [.iOS(.v15), .macOS(.v12)],
  products: [.library(name: "Bell", targets: ["Bell"])],
  dependencies: [.package(name: "PressureKit", path: "../..")],
  targets: [
    .target(
      name: "Bell",
      dependencies: [
        "PressureKit",
        .product(name: "PressureUIKit", package: "PressureKit"),
        .product(name: "PressureSwiftUI", package: "PressureKit"),
      ],
      path: "Sources"),
    .testTarget(
      name: "BellTests",
      dependencies: [
        "Bell",
        .product(name: "PressureCatalog", package: "PressureKit"),
        .product(name: "PressureTesting", package: "PressureKit"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
