// swift-tools-version: 6.2

import PackageDescription

// A fuzzer brings its own beginning of the program.
let withoutMain: [SwiftSetting] = [.unsafeFlags(["-parse-as-library"])]

// Proof by chance: what script/fuzz and script/random run. Nobody depends on this package.
let package = Package(
  name: "Fuzz",
  defaultLocalization: "en",
  // Those of the package above.
  platforms: [.macOS(.v12)],
  targets: [
    // The real ones: links to the package above.
    .target(name: "PressureKit"),
    .target(name: "QuickActions"),
    .target(
      name: "PressureHosting", dependencies: ["PressureKit"], resources: [.process("Resources")]),
    .target(name: "PressureTesting", dependencies: ["PressureKit"]),
    .target(name: "PressureRules", dependencies: ["PressureKit", "PressureTesting"]),
    .target(
      name: "PressureProof", dependencies: ["PressureKit", "PressureRules", "PressureTesting"]),
    .target(name: "FuzzTarget"),
    .executableTarget(
      name: "samples", dependencies: ["FuzzTarget", "PressureProof"], swiftSettings: withoutMain),
    .executableTarget(
      name: "traces", dependencies: ["FuzzTarget", "PressureProof"], swiftSettings: withoutMain),
    // Some of its files are links, too: those of the command that read and write declarations.
    .executableTarget(
      name: "declarations", dependencies: ["FuzzTarget", "QuickActions"], swiftSettings: withoutMain
    ),
    // Those that read a table of masses and say what is fitted to it.
    .executableTarget(
      name: "masses", dependencies: ["FuzzTarget", "PressureHosting", "PressureKit"],
      swiftSettings: withoutMain),
    // Those that make traces of recordings.
    .executableTarget(
      name: "recordings", dependencies: ["FuzzTarget", "PressureKit", "PressureTesting"],
      swiftSettings: withoutMain),
    .executableTarget(
      name: "calibrations", dependencies: ["FuzzTarget", "PressureHosting"],
      swiftSettings: withoutMain),
    .executableTarget(name: "random", dependencies: ["PressureProof"]),
  ],
  swiftLanguageModes: [.v6]
)
