// swift-tools-version: 6.2

import PackageDescription

// The fuzzer provides the main function.
let withoutMain: [SwiftSetting] = [.unsafeFlags(["-parse-as-library"])]
let commandProof: Target.Dependency = .product(name: "CommandProof", package: "Tools")
let hosting: Target.Dependency = .product(name: "PressureHosting", package: "PressureKit")
let proof: Target.Dependency = .product(name: "_PressureProof", package: "PressureKit")

// Random tests that script/fuzz and script/random run. No other package depends on this one.
let package = Package(
  name: "Fuzz",
  // The same platforms as in the package above.
  platforms: [.macOS(.v12)],
  dependencies: [
    .package(name: "PressureKit", path: ".."),
    .package(path: "../Tools"),
  ],
  targets: [
    .target(name: "FuzzTarget"),
    .executableTarget(
      name: "samples", dependencies: ["FuzzTarget", proof], swiftSettings: withoutMain),
    .executableTarget(
      name: "traces", dependencies: ["FuzzTarget", proof], swiftSettings: withoutMain),
    .executableTarget(
      name: "declarations", dependencies: ["FuzzTarget", commandProof], swiftSettings: withoutMain),
    .executableTarget(
      name: "masses", dependencies: ["FuzzTarget", commandProof], swiftSettings: withoutMain),
    .executableTarget(
      name: "recordings", dependencies: ["FuzzTarget", commandProof], swiftSettings: withoutMain),
    .executableTarget(
      name: "calibrations", dependencies: ["FuzzTarget", hosting], swiftSettings: withoutMain),
    .executableTarget(name: "random", dependencies: [proof]),
  ],
  swiftLanguageModes: [.v6]
)
