// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "PressureKit",
  platforms: [.iOS(.v15), .macOS(.v12)],
  products: [
    .library(name: "PressureKit", targets: ["PressureKit"])
  ],
  targets: [
    .target(
      name: "PressureKit",
      // What Embedded Swift cannot compile must not enter the core: this finds it in ordinary builds.
      swiftSettings: [.treatWarning("EmbeddedRestrictions", as: .error)]
    ),
    // Built for wasm32 by script/build-web; elsewhere its exports are plain functions.
    .target(
      name: "PressureWeb",
      dependencies: ["PressureKit"],
      // For the one C function that grows memory.
      swiftSettings: [.enableExperimentalFeature("Extern")]
    ),
    .testTarget(name: "PressureKitTests", dependencies: ["PressureKit"]),
  ],
  swiftLanguageModes: [.v6]
)
