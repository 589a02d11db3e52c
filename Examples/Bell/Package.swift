// swift-tools-version: 6.2

import PackageDescription

// A control of your own outside of the kit; see Docs/own-control.md. In your package, give the URL of PressureKit instead.
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
        .product(name: "PressureSwiftUI", package: "PressureKit"),
        .product(name: "PressureViews", package: "PressureKit"),
      ],
      path: "Sources"),
    .testTarget(
      name: "BellTests",
      dependencies: [
        "Bell",
        .product(name: "PressureTesting", package: "PressureKit"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
