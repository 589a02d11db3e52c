// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "ScaleMac",
  platforms: [.macOS(.v13)],
  dependencies: [
    // Give the name: a clone's folder may have another one.
    .package(name: "PressureKit", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "ScaleMac",
      dependencies: [
        .product(name: "PressureHosting", package: "PressureKit"),
        .product(name: "PressureKit", package: "PressureKit"),
        .product(name: "PressureSwiftUI", package: "PressureKit"),
      ],
      path: "Sources"
    )
  ],
  swiftLanguageModes: [.v6]
)
