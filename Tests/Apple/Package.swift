// swift-tools-version: 6.2

import PackageDescription

// The tests that script/test-apple runs on an iPhone simulator: the core's, and the controls' with Apple's own UIKit and
// SwiftUI. The command cannot be built there. No other package depends on this one.
let package = Package(
  name: "AppleTests",
  defaultLocalization: "en",
  // The same as in the package above.
  platforms: [.macOS(.v12), .iOS(.v15)],
  // With a single product, Xcode's scheme with all tests has the package's name.
  products: [.library(name: "AppleTests", targets: ["PressureSwiftUI"])],
  targets: [
    // The real sources, by links to the package above.
    .target(name: "PressureKit"),
    .target(name: "QuickActions"),
    .target(
      name: "PressureHosting", dependencies: ["PressureKit"], resources: [.process("Resources")]),
    .target(name: "PressureTesting", dependencies: ["PressureKit"]),
    .target(
      name: "PressureViews", dependencies: ["PressureHosting", "PressureKit", "QuickActions"]),
    .target(
      name: "PressureSwiftUI", dependencies: ["PressureHosting", "PressureKit", "PressureViews"]),
    .target(name: "PressureProof", dependencies: ["PressureKit", "PressureTesting"]),
    .testTarget(
      name: "PressureKitTests",
      dependencies: ["PressureKit", "PressureProof", "PressureTesting"]),
    .testTarget(
      name: "PressureHostingTests",
      dependencies: ["PressureHosting", "PressureKit", "PressureTesting"]),
    .testTarget(name: "QuickActionsTests", dependencies: ["QuickActions"]),
    .testTarget(
      name: "AppleControlTests",
      dependencies: ["PressureKit", "PressureSwiftUI", "PressureTesting", "PressureViews"]),
  ],
  swiftLanguageModes: [.v6]
)
