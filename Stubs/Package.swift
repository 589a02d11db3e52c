// swift-tools-version: 6.2

import PackageDescription

// Builds what is for iPhone where there is no SDK of Apple's, and runs its tests: against stand-ins for
// the few classes that it touches. Nobody depends on this package.
let package = Package(
  name: "Stubs",
  targets: [
    .target(name: "UIKit"),
    // The real ones: links to the package above.
    .target(name: "PressureKit"),
    .target(name: "PressureUIKit", dependencies: ["PressureKit", "UIKit"]),
    .testTarget(name: "PressureUIKitTests", dependencies: ["PressureUIKit"]),
  ],
  swiftLanguageModes: [.v6]
)
