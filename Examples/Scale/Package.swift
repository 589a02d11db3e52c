// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "Scale",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "scale", targets: ["scale"])
  ],
  dependencies: [
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .target(
      name: "ScaleServer",
      dependencies: [
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    .executableTarget(name: "scale", dependencies: ["ScaleServer"]),
    // The executable is a dependency because some tests start it, and kill it, as a process.
    .testTarget(
      name: "ScaleServerTests",
      dependencies: ["ScaleServer", "scale", .product(name: "GRDB", package: "GRDB.swift")]
    ),
  ],
  swiftLanguageModes: [.v6]
)
