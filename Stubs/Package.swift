// swift-tools-version: 6.2

import PackageDescription

// Without these flags, Swift Testing would use UIKit's image types, which the stand-ins do not have.
let aloneWithUIKit: [SwiftSetting] = [
  .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])
]

// `os(iOS)` is false here. These conditions tell the sources that UIKit is a stand-in.
let standIns: [SwiftSetting] = [.define("STAND_INS"), .define("VIEWS")]

// Builds and tests the iPhone code without Apple's SDK, against stand-ins for the few classes that it uses. No other
// package depends on this one.
let package = Package(
  name: "Stubs",
  defaultLocalization: "en",
  targets: [
    .target(name: "CoreGraphics"),
    .target(name: "QuartzCore", dependencies: ["CoreGraphics"]),
    .target(name: "UniformTypeIdentifiers"),
    .target(name: "UIKit", dependencies: ["QuartzCore", "UniformTypeIdentifiers"]),
    .target(name: "SwiftUI", dependencies: ["UIKit"]),
    // The kit's own targets, linked from the package above. This package cannot depend on that one: SwiftPM rejects two
    // packages that have targets of the same name.
    .target(name: "PressureKit"),
    .target(name: "QuickActions"),
    .target(
      name: "PressureHosting", dependencies: ["PressureKit"], resources: [.process("Resources")]),
    .target(
      name: "PressureLayers",
      dependencies: ["PressureHosting", "PressureKit", "QuartzCore", "UIKit"],
      swiftSettings: standIns),
    .target(
      name: "PressureUIKit",
      dependencies: ["PressureHosting", "PressureKit", "PressureLayers", "QuickActions", "UIKit"],
      swiftSettings: standIns),
    .target(
      name: "PressureSwiftUI",
      dependencies: ["PressureHosting", "PressureKit", "PressureUIKit", "SwiftUI", "UIKit"],
      swiftSettings: standIns),
    .testTarget(
      name: "PressureUIKitTests",
      dependencies: [
        "PressureCatalog", "PressureHosting", "PressureKit", "PressureLayers", "PressureTesting",
        "PressureUIKit", "QuickActions", "UIKit",
      ],
      swiftSettings: aloneWithUIKit),
    // Compares the drawn layers with the core's scene. Stubs/Mac links to these tests and runs them for AppKit.
    .testTarget(
      name: "SinkTests",
      dependencies: [
        "PressureCatalog", "PressureHosting", "PressureKit", "PressureLayers", "PressureTesting",
        "PressureSwiftUI", "PressureUIKit", "QuartzCore", "SwiftUI", "UIKit",
      ],
      swiftSettings: aloneWithUIKit),
    .testTarget(
      name: "PressureSwiftUITests",
      dependencies: [
        "PressureHosting", "PressureKit", "PressureSwiftUI", "PressureTesting", "PressureUIKit",
        "SwiftUI", "UIKit",
      ],
      swiftSettings: aloneWithUIKit),
    // script/test-apple runs these tests with Apple's frameworks.
    .testTarget(
      name: "AppleControlTests",
      dependencies: [
        "PressureKit", "PressureSwiftUI", "PressureTesting", "PressureUIKit", "SwiftUI", "UIKit",
      ],
      swiftSettings: aloneWithUIKit),
    // The code in README.md, in Docs and in the tutorials.
    .testTarget(
      name: "GuideTests",
      dependencies: [
        "PressureHosting", "PressureKit", "PressureSwiftUI", "PressureUIKit", "QuickActions",
        "SwiftUI", "UIKit",
      ],
      swiftSettings: aloneWithUIKit),
    // The custom control of Examples/Bell, on the UIKit and SwiftUI hosts.
    .target(name: "PressureCatalog", dependencies: ["PressureKit", "PressureTesting"]),
    .target(
      name: "PressureTesting", dependencies: ["PressureKit", "UIKit"], swiftSettings: standIns),
    .target(
      name: "Bell",
      dependencies: ["PressureKit", "PressureSwiftUI", "PressureUIKit", "SwiftUI", "UIKit"]),
    .testTarget(
      name: "BellTests",
      dependencies: ["Bell", "PressureKit", "PressureTesting"]),
    .testTarget(
      name: "BellViewTests",
      dependencies: ["Bell", "PressureKit", "PressureUIKit", "SwiftUI", "UIKit"],
      swiftSettings: aloneWithUIKit),
    // The app of Examples/ScaleApp.swiftpm, where its module has another name.
    .executableTarget(
      name: "ScaleApp",
      dependencies: [
        "PressureHosting", "PressureKit", "PressureUIKit", "QuickActions", "UIKit",
        "UniformTypeIdentifiers",
      ],
      // Only Xcode uses these.
      exclude: ["Assets.xcassets", "PrivacyInfo.xcprivacy"]),
    .testTarget(
      name: "ScaleAppTests",
      dependencies: [
        "PressureHosting", "PressureKit", "PressureTesting", "PressureUIKit", "ScaleApp", "UIKit",
        "UniformTypeIdentifiers",
      ],
      swiftSettings: aloneWithUIKit),
  ],
  swiftLanguageModes: [.v6]
)
