// swift-tools-version: 6.2

import PackageDescription

// Measures the cost of one frame of each control. No other package depends on this one; script/bench builds and runs it.
let package = Package(
  name: "Benchmarks",
  // The same platforms as in the package above.
  platforms: [.macOS(.v12)],
  dependencies: [.package(name: "PressureKit", path: "..")],
  targets: [
    .executableTarget(
      name: "bench-core", dependencies: [.product(name: "PressureKit", package: "PressureKit")])
  ],
  swiftLanguageModes: [.v6]
)
