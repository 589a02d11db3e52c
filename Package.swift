// swift-tools-version: 6.2

import PackageDescription

// The core must also compile as Embedded Swift. Only the project's scripts turn this check on, with an environment variable
// (script/swift). SwiftPM suppresses the warnings of an app's dependencies, and the compiler refuses that option beside this
// setting. Compilers before 6.3 do not know these warnings.
#if compiler(>=6.3)
let embeddable: [SwiftSetting] =
  Context.environment["PRESSUREKIT_STRICT"] == nil
  ? [] : [.treatWarning("EmbeddedRestrictions", as: .error)]
#else
let embeddable: [SwiftSetting] = []
#endif

let package = Package(
  name: "PressureKit",
  defaultLocalization: "en",
  // The views are for iOS, Mac Catalyst and macOS. The other systems have the core, as it needs them for Foundation's
  // formats of numbers.
  platforms: [
    .iOS(.v15), .macCatalyst(.v15), .macOS(.v12), .tvOS(.v15), .watchOS(.v8), .visionOS(.v1),
  ],
  products: [
    .library(name: "PressureKit", targets: ["PressureKit"]),
    .library(name: "QuickActions", targets: ["QuickActions"]),
    .library(name: "PressureHosting", targets: ["PressureHosting"]),
    .library(name: "PressureUIKit", targets: ["PressureUIKit"]),
    .library(name: "PressureAppKit", targets: ["PressureAppKit"]),
    .library(name: "PressureSwiftUI", targets: ["PressureSwiftUI"]),
    .library(name: "PressureTesting", targets: ["PressureTesting"]),
    .library(name: "PressureCatalog", targets: ["PressureCatalog"]),
    .plugin(name: "BuildEngine", targets: ["BuildEngine"]),
    // Not for apps: the packages Tools and Fuzz in this repository need these, and their API may change in any version. The
    // underscore says so, and script/api does not compare them.
    .library(name: "_PressureRules", targets: ["PressureRules"]),
    .library(name: "_PressureProof", targets: ["PressureProof"]),
  ],
  targets: [
    .target(
      name: "PressureKit",
      swiftSettings: embeddable,
      // Square roots and floors, where the program that links it imports no C library.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
    ),
    // The quick actions of an app's icon: declared, checked, and routed.
    .target(name: "QuickActions"),
    // What every native host does; it imports no platform.
    .target(
      name: "PressureHosting", dependencies: ["PressureKit"], resources: [.process("Resources")]),
    // A control's look with Core Animation, on every system of Apple's; elsewhere it is empty.
    .target(name: "PressureLayers", dependencies: ["PressureHosting", "PressureKit"]),
    // Without UIKit it is empty. The folder `Views` is a link to Sources/PressureViews, which both hosts compile, each with
    // its own base classes.
    .target(
      name: "PressureUIKit",
      dependencies: ["PressureHosting", "PressureKit", "PressureLayers", "QuickActions"],
      swiftSettings: [.define("VIEWS", .when(platforms: [.iOS, .macCatalyst]))]),
    // Without AppKit it is empty.
    .target(
      name: "PressureAppKit",
      dependencies: ["PressureHosting", "PressureKit", "PressureLayers", "QuickActions"],
      swiftSettings: [.define("VIEWS", .when(platforms: [.macOS]))]),
    // Without SwiftUI it is empty; it is made of what there is of UIKit and AppKit.
    .target(
      name: "PressureSwiftUI",
      dependencies: ["PressureAppKit", "PressureHosting", "PressureKit", "PressureUIKit"]),
    .target(name: "PressureTesting", dependencies: ["PressureKit"]),
    // What each of the kit's controls may do, under any input: a witness holds a press against it.
    .target(name: "PressureRules", dependencies: ["PressureKit", "PressureTesting"]),
    // The one list of controls, and what is made of it: not for the wasm, which needs no names.
    .target(name: "PressureCatalog", dependencies: ["PressureKit", "PressureTesting"]),
    // What pages and engines say to each other by number, and what is made of it.
    .target(
      name: "PressureWire",
      dependencies: ["PressureKit", "PressureTestingWeb", "PressureWeb", "QuickActions"]),
    .executableTarget(name: "generate", dependencies: ["PressureCatalog", "PressureWire"]),
    // Built for wasm32 by script/build-web; elsewhere its exports are plain functions.
    .target(
      name: "PressureWeb",
      dependencies: ["PressureKit", "QuickActions"],
      // For the one C function that grows memory.
      swiftSettings: [.enableExperimentalFeature("Extern")]
    ),
    // `swift package pressure-engine`: an engine for pages with a control that is not the kit's.
    .plugin(
      name: "BuildEngine",
      capability: .command(
        intent: .custom(
          verb: "pressure-engine",
          description: "Builds an engine for pages with a control of your own; --help says how."),
        permissions: [
          .writeToPackageDirectory(reason: "It writes the engine, and declarations.js beside it.")
        ])),
    // What a page needs besides to record and replay traces; built by script/build-web, too.
    .target(
      name: "PressureTestingWeb",
      dependencies: ["PressureKit", "PressureTesting"],
      swiftSettings: [.enableExperimentalFeature("Extern")]
    ),
    // What must hold of every control, and what tries to break it; the package Fuzz has it, too.
    .target(
      name: "PressureProof", dependencies: ["PressureKit", "PressureRules", "PressureTesting"],
      path: "Tests/PressureProof"),
    .testTarget(
      name: "PressureKitTests",
      dependencies: ["PressureKit", "PressureProof", "PressureRules", "PressureTesting"]),
    .testTarget(
      name: "PressureTestingTests",
      dependencies: ["PressureKit", "PressureProof", "PressureRules", "PressureTesting"]),
    .testTarget(name: "QuickActionsTests", dependencies: ["QuickActions"]),
    .testTarget(
      name: "PressureCatalogTests",
      dependencies: [
        "PressureCatalog", "PressureHosting", "PressureKit", "PressureTesting",
        "PressureTestingWeb", "PressureWeb", "PressureWire", "QuickActions",
      ]),
    // Compares the code in Docs/testing.md and Docs/own-control.md with Examples/Bell.
    .testTarget(name: "GuideTests"),
    .testTarget(
      name: "PressureHostingTests",
      dependencies: ["PressureHosting", "PressureKit", "PressureTesting"]),
  ],
  swiftLanguageModes: [.v6]
)
