// swift-tools-version: 6.2

import PackageDescription

// Swift Testing would attach images of UIKit's own: there are none here.
let aloneWithUIKit: [SwiftSetting] = [
  .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])
]

// `os(iOS)` is false here: this says that UIKit stands in.
let standIns: [SwiftSetting] = [.define("STAND_INS"), .define("VIEWS")]

// Builds what is for iPhone where there is no SDK of Apple's, and runs its tests: against stand-ins for
// the few classes that it touches. Nobody depends on this package.
let package = Package(
  name: "Stubs",
  defaultLocalization: "en",
  targets: [
    .target(name: "CoreGraphics"),
    .target(name: "QuartzCore", dependencies: ["CoreGraphics"]),
    .target(name: "UniformTypeIdentifiers"),
    .target(name: "UIKit", dependencies: ["QuartzCore", "UniformTypeIdentifiers"]),
    .target(name: "SwiftUI", dependencies: ["UIKit"]),
    // The real ones: links to the package above. SwiftPM refuses a dependency on that package, as both have targets of
    // these names.
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
        "PressureCatalog", "PressureHosting", "PressureKit", "PressureLayers", "PressureUIKit",
        "QuickActions", "UIKit",
      ],
      swiftSettings: aloneWithUIKit),
    // The same for AppKit, by a link. What is drawn is compared with the core's scene.
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
        "PressureHosting", "PressureKit", "PressureSwiftUI", "PressureUIKit", "SwiftUI", "UIKit",
      ],
      swiftSettings: aloneWithUIKit),
    // What script/test-apple runs with Apple's own.
    .testTarget(
      name: "AppleControlTests",
      dependencies: ["PressureKit", "PressureSwiftUI", "PressureUIKit", "SwiftUI", "UIKit"],
      swiftSettings: aloneWithUIKit),
    // The code in README.md and Docs, and that of the tutorials.
    .testTarget(
      name: "GuideTests",
      dependencies: [
        "PressureHosting", "PressureKit", "PressureSwiftUI", "PressureUIKit", "QuickActions",
        "SwiftUI", "UIKit",
      ],
      swiftSettings: aloneWithUIKit),
    // A control of one's own, of Examples/Bell, on these hosts.
    .target(name: "PressureCatalog", dependencies: ["PressureKit", "PressureTesting"]),
    .target(name: "PressureTesting", dependencies: ["PressureKit"]),
    .target(
      name: "Bell",
      dependencies: ["PressureKit", "PressureSwiftUI", "PressureUIKit", "SwiftUI", "UIKit"]),
    .testTarget(
      name: "BellTests",
      dependencies: ["Bell", "PressureCatalog", "PressureKit", "PressureTesting"]),
    .testTarget(
      name: "BellViewTests",
      dependencies: ["Bell", "PressureKit", "PressureUIKit", "SwiftUI", "UIKit"],
      swiftSettings: aloneWithUIKit),
    // The app of Examples/ScaleApp.swiftpm; its module has another name there.
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
        "PressureHosting", "PressureKit", "PressureUIKit", "ScaleApp", "UIKit",
        "UniformTypeIdentifiers",
      ],
      swiftSettings: aloneWithUIKit),
  ],
  swiftLanguageModes: [.v6]
)
