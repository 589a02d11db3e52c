// swift-tools-version: 6.2

import PackageDescription

// Swift Testing would attach images of AppKit's own: there are none here.
let aloneWithAppKit: [SwiftSetting] = [
  .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])
]

// `os(macOS)` is false here: this says that AppKit stands in.
let standIns: [SwiftSetting] = [.define("STAND_INS"), .define("VIEWS")]

// Builds what is for the Mac where there is no SDK of Apple's, and runs its tests, against stand-ins. A package of its own,
// since nothing here may find a UIKit. Nobody depends on it.
let package = Package(
  name: "Mac",
  defaultLocalization: "en",
  targets: [
    // As UIKit has them.
    .target(name: "CoreGraphics"),
    .target(name: "QuartzCore", dependencies: ["CoreGraphics"]),
    .target(name: "AppKit", dependencies: ["QuartzCore"]),
    .target(name: "UniformTypeIdentifiers"),
    .target(name: "Combine"),
    .target(name: "SwiftUI", dependencies: ["AppKit", "Combine", "UniformTypeIdentifiers"]),
    // The real ones: links to the package above. SwiftPM refuses a dependency on that package, as both have targets of
    // these names.
    .target(name: "PressureKit"),
    .target(name: "QuickActions"),
    .target(
      name: "PressureHosting", dependencies: ["PressureKit"], resources: [.process("Resources")]),
    .target(
      name: "PressureLayers",
      dependencies: ["AppKit", "PressureHosting", "PressureKit", "QuartzCore"],
      swiftSettings: standIns),
    .target(
      name: "PressureAppKit",
      dependencies: [
        "AppKit", "PressureHosting", "PressureKit", "PressureLayers", "QuartzCore", "QuickActions",
      ],
      swiftSettings: standIns),
    .target(
      name: "PressureSwiftUI",
      dependencies: ["AppKit", "PressureAppKit", "PressureHosting", "PressureKit", "SwiftUI"],
      swiftSettings: standIns),
    // The app of Examples/ScaleMac.
    .executableTarget(
      name: "ScaleMac",
      dependencies: [
        "AppKit", "Combine", "PressureHosting", "PressureKit", "PressureSwiftUI", "SwiftUI",
        "UniformTypeIdentifiers",
      ]),
    .testTarget(
      name: "ScaleMacTests",
      dependencies: [
        "AppKit", "PressureAppKit", "PressureHosting", "PressureKit", "ScaleMac", "SwiftUI",
      ],
      swiftSettings: aloneWithAppKit),
    // The code in Docs/mac.md and Docs/index.md.
    .testTarget(
      name: "GuideTests",
      dependencies: [
        "AppKit", "PressureAppKit", "PressureHosting", "PressureKit", "PressureSwiftUI",
        "QuickActions", "SwiftUI",
      ],
      swiftSettings: aloneWithAppKit),
    // The same as for UIKit, by a link.
    .target(name: "PressureCatalog", dependencies: ["PressureKit", "PressureTesting"]),
    .target(name: "PressureTesting", dependencies: ["PressureKit"]),
    .testTarget(
      name: "SinkTests",
      dependencies: [
        "AppKit", "PressureAppKit", "PressureCatalog", "PressureHosting", "PressureKit",
        "PressureLayers", "PressureSwiftUI", "PressureTesting", "QuartzCore", "SwiftUI",
      ],
      swiftSettings: aloneWithAppKit),
    .testTarget(
      name: "PressureAppKitTests",
      dependencies: [
        "AppKit", "PressureAppKit", "PressureHosting", "PressureKit", "PressureLayers",
        "PressureSwiftUI", "QuickActions", "SwiftUI",
      ],
      swiftSettings: aloneWithAppKit),
  ],
  swiftLanguageModes: [.v6]
)
