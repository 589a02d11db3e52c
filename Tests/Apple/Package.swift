// swift-tools-version: 6.2

import PackageDescription

// What script/test-apple runs on an iPhone simulator, where the command cannot be built: the core's tests, and those
// of the controls with Apple's own UIKit and SwiftUI. Nobody depends on this package.
let package = Package(
  name: "AppleTests",
  defaultLocalization: "en",
  // Those of the package above.
  platforms: [.macOS(.v12), .iOS(.v15)],
  // The scheme of Xcode's with all of its tests is called as the package is, where there is one product.
  products: [.library(name: "AppleTests", targets: ["PressureSwiftUI"])],
  targets: [
    // The real ones: links to the package above.
    .target(name: "PressureKit"),
    .target(name: "QuickActions"),
    .target(
      name: "PressureHosting", dependencies: ["PressureKit"], resources: [.process("Resources")]),
    .target(name: "PressureTesting", dependencies: ["PressureKit"]),
    .target(name: "PressureLayers", dependencies: ["PressureHosting", "PressureKit"]),
    .target(
      name: "PressureUIKit",
      dependencies: ["PressureHosting", "PressureKit", "PressureLayers", "QuickActions"],
      swiftSettings: [.define("VIEWS", .when(platforms: [.iOS, .macCatalyst]))]),
    .target(
      name: "PressureAppKit",
      dependencies: ["PressureHosting", "PressureKit", "PressureLayers", "QuickActions"],
      swiftSettings: [.define("VIEWS", .when(platforms: [.macOS]))]),
    .target(
      name: "PressureSwiftUI",
      dependencies: ["PressureAppKit", "PressureHosting", "PressureKit", "PressureUIKit"]),
    .target(name: "PressureRules", dependencies: ["PressureKit", "PressureTesting"]),
    .target(
      name: "PressureProof", dependencies: ["PressureKit", "PressureRules", "PressureTesting"]),
    .testTarget(
      name: "PressureKitTests",
      dependencies: ["PressureKit", "PressureProof", "PressureRules", "PressureTesting"]),
    .testTarget(
      name: "PressureHostingTests",
      dependencies: ["PressureHosting", "PressureKit", "PressureTesting"]),
    .testTarget(name: "QuickActionsTests", dependencies: ["QuickActions"]),
    .testTarget(
      name: "AppleControlTests", dependencies: ["PressureKit", "PressureSwiftUI", "PressureUIKit"]),
  ],
  swiftLanguageModes: [.v6]
)
