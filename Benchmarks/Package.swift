// swift-tools-version: 6.2

import PackageDescription

// What one frame of each control costs. Nobody depends on this package; script/bench builds and runs it.
let package = Package(
  name: "Benchmarks",
  // Those of the package above.
  platforms: [.macOS(.v12)],
  dependencies: [.package(name: "PressureKit", path: "..")],
  targets: [
    .executableTarget(
      name: "bench-core", dependencies: [.product(name: "PressureKit", package: "PressureKit")])
  ],
  swiftLanguageModes: [.v6]
)
