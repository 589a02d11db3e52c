// swift-tools-version: 6.2

import PackageDescription

// Swift Testing's overlay for AppKit attaches images and needs Apple's AppKit, so do not import it.
let aloneWithAppKit: [SwiftSetting] = [
  .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])
]

// `os(macOS)` is false here. `STAND_INS` tells the sources that they compile against stand-ins.
let standIns: [SwiftSetting] = [.define("STAND_INS"), .define("VIEWS")]

// Builds and tests the Mac targets against stand-ins where Apple's SDK is missing. It is a separate package because
// `canImport(UIKit)` must be false here. No other package depends on it.
let package = Package(
  name: "Mac",
  defaultLocalization: "en",
  targets: [
    // CoreGraphics, QuartzCore and UniformTypeIdentifiers are symbolic links to the stand-ins in `Stubs`.
    .target(name: "CoreGraphics"),
    .target(name: "QuartzCore", dependencies: ["CoreGraphics"]),
    .target(name: "AppKit", dependencies: ["QuartzCore"]),
    .target(name: "UniformTypeIdentifiers"),
    .target(name: "Combine"),
    .target(name: "SwiftUI", dependencies: ["AppKit", "Combine", "UniformTypeIdentifiers"]),
    // The real sources, by symbolic links. SwiftPM rejects a dependency on the root package, because both packages have
    // targets of these names.
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
    // The control in Examples/Bell.
    .target(
      name: "Bell",
      dependencies: ["AppKit", "PressureAppKit", "PressureKit", "PressureSwiftUI", "SwiftUI"]),
    // The app in Examples/ScaleMac.
    .executableTarget(
      name: "ScaleMac",
      dependencies: [
        "AppKit", "Combine", "PressureHosting", "PressureKit", "PressureSwiftUI", "SwiftUI",
        "UniformTypeIdentifiers",
      ]),
    .testTarget(
      name: "ScaleMacTests",
      dependencies: [
        "AppKit", "PressureAppKit", "PressureHosting", "PressureKit", "PressureTesting", "ScaleMac",
        "SwiftUI",
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
    // The same tests as for UIKit, by a symbolic link.
    .target(name: "PressureCatalog", dependencies: ["PressureKit", "PressureTesting"]),
    .target(
      name: "PressureTesting", dependencies: ["AppKit", "PressureKit"], swiftSettings: standIns),
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
        "AppKit", "Bell", "PressureAppKit", "PressureHosting", "PressureKit", "PressureLayers",
        "PressureSwiftUI", "PressureTesting", "QuickActions", "SwiftUI",
      ],
      swiftSettings: aloneWithAppKit),
  ],
  swiftLanguageModes: [.v6]
)
