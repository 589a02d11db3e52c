// swift-tools-version: 6.2

import PackageDescription

// What one frame of each control costs. Nobody depends on this package; script/bench builds and runs it.
let package = Package(
  name: "Benchmarks",
  targets: [
    // The real one: a link to the package above, so that no dependency of its command is fetched.
    .target(name: "PressureKit", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .executableTarget(name: "bench-core", dependencies: ["PressureKit"]),
  ],
  swiftLanguageModes: [.v6]
)
