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
  // The views are for iOS, Mac Catalyst and macOS. The core's number formats need Foundation of these versions on all systems.
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
    // Not for apps: the packages Tools and Fuzz in this repository use these two. Their API may change in any version, as the
    // underscore indicates, and script/api does not compare it.
    .library(name: "_PressureRules", targets: ["PressureRules"]),
    .library(name: "_PressureProof", targets: ["PressureProof"]),
  ],
  targets: [
    .target(
      name: "PressureKit",
      swiftSettings: embeddable,
      // For square roots and floors, if the program that links the core imports no C library.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
    ),
    // The quick actions of an app's icon: their declaration, checks and routing.
    .target(name: "QuickActions"),
    // The behaviour that all native hosts share. It imports no platform framework.
    .target(
      name: "PressureHosting", dependencies: ["PressureKit"], resources: [.process("Resources")]),
    // Draws controls with Core Animation. Empty on systems other than Apple's.
    .target(name: "PressureLayers", dependencies: ["PressureHosting", "PressureKit"]),
    // Empty without UIKit. The folder `Views` is a link to Sources/PressureViews, which both hosts compile, each with its own
    // base classes.
    .target(
      name: "PressureUIKit",
      dependencies: ["PressureHosting", "PressureKit", "PressureLayers", "QuickActions"],
      swiftSettings: [.define("VIEWS", .when(platforms: [.iOS, .macCatalyst]))]),
    // Empty without AppKit.
    .target(
      name: "PressureAppKit",
      dependencies: ["PressureHosting", "PressureKit", "PressureLayers", "QuickActions"],
      swiftSettings: [.define("VIEWS", .when(platforms: [.macOS]))]),
    // Empty without SwiftUI. It wraps the views of PressureUIKit and PressureAppKit.
    .target(
      name: "PressureSwiftUI",
      dependencies: ["PressureAppKit", "PressureHosting", "PressureKit", "PressureUIKit"]),
    .target(name: "PressureTesting", dependencies: ["PressureKit"]),
    // The rules of each control: what it may do under any input. A witness checks a press against them.
    .target(name: "PressureRules", dependencies: ["PressureKit", "PressureTesting"]),
    // The list of controls, and the files generated from it. The engine does not include it, because it needs no names.
    .target(name: "PressureCatalog", dependencies: ["PressureKit", "PressureTesting"]),
    // The numbers that pages and engines exchange, and the module generated from them.
    .target(
      name: "PressureWire",
      dependencies: ["PressureKit", "PressureTestingWeb", "PressureWeb", "QuickActions"]),
    .executableTarget(name: "generate", dependencies: ["PressureCatalog", "PressureWire"]),
    // script/build-web builds it for wasm32. On other platforms its exports are plain functions.
    .target(
      name: "PressureWeb",
      dependencies: ["PressureKit", "QuickActions"],
      // For the declaration of the C function that grows memory.
      swiftSettings: [.enableExperimentalFeature("Extern")]
    ),
    // `swift package pressure-engine` builds an engine for pages with a control of your own.
    .plugin(
      name: "BuildEngine",
      capability: .command(
        intent: .custom(
          verb: "pressure-engine",
          description: "Builds an engine for pages with a control of your own; --help says how."),
        permissions: [
          .writeToPackageDirectory(reason: "It writes the engine, and declarations.js beside it.")
        ])),
    // The part of the engine that records and replays traces. script/build-web builds it too.
    .target(
      name: "PressureTestingWeb",
      dependencies: ["PressureKit", "PressureTesting"],
      swiftSettings: [.enableExperimentalFeature("Extern")]
    ),
    // Checks that every control must pass, with the inputs that try to break it. The package Fuzz uses it too.
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

// The project's scripts optimize only what the proofs run millions of times: the rest would take longer to build than to run.
if Context.environment["PRESSUREKIT_OPTIMIZED"] == "proofs" {
  let proven: Set = ["PressureKit", "PressureProof", "PressureRules", "PressureTesting"]
  for target in package.targets where target.type != .plugin && !proven.contains(target.name) {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-Onone"])]
  }
}
