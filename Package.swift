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
    .library(name: "PressureViews", targets: ["PressureViews"]),
    .library(name: "PressureSwiftUI", targets: ["PressureSwiftUI"]),
    .library(name: "PressureTesting", targets: ["PressureTesting"]),
    .library(name: "PressureCatalog", targets: ["PressureCatalog"]),
    .plugin(name: "BuildEngine", targets: ["BuildEngine"]),
    // Not for apps: the packages Tools and Fuzz in this repository use it. Its API may change in any version, as the underscore
    // indicates, and script/api does not compare it.
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
    // The controls for iPhone and iPad, and for the Mac. Empty on other systems.
    .target(
      name: "PressureViews", dependencies: ["PressureHosting", "PressureKit", "QuickActions"]),
    // The same controls for SwiftUI. Empty on other systems.
    .target(
      name: "PressureSwiftUI", dependencies: ["PressureHosting", "PressureKit", "PressureViews"]),
    .target(name: "PressureTesting", dependencies: ["PressureKit"]),
    // The rules of each control under any input, a witness that checks a press against them, and the inputs that try to break
    // them.
    .target(name: "PressureProof", dependencies: ["PressureKit", "PressureTesting"]),
    // The list of controls, and the files generated from it. The engine does not include it, because it needs no names.
    .target(name: "PressureCatalog", dependencies: ["PressureKit", "PressureTesting"]),
    // Writes these files, and the numbers that pages and engines exchange.
    .executableTarget(
      name: "generate",
      dependencies: ["PressureCatalog", "PressureKit", "PressureWeb", "QuickActions"]),
    // script/build-web builds it for wasm32, and its folder `Traces` as an engine of its own, which records and replays traces.
    // On other platforms its exports are plain functions.
    .target(
      name: "PressureWeb",
      dependencies: ["PressureKit", "PressureTesting", "QuickActions"],
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
    .testTarget(
      name: "PressureKitTests",
      dependencies: ["PressureKit", "PressureProof", "PressureTesting"]),
    .testTarget(
      name: "PressureTestingTests",
      dependencies: ["PressureKit", "PressureProof", "PressureTesting"]),
    .testTarget(name: "QuickActionsTests", dependencies: ["QuickActions"]),
    .testTarget(
      name: "PressureCatalogTests",
      dependencies: [
        "PressureCatalog", "PressureHosting", "PressureKit", "PressureTesting", "PressureWeb",
        "QuickActions", "generate",
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
  let proven: Set = ["PressureKit", "PressureProof", "PressureTesting"]
  for target in package.targets where target.type != .plugin && !proven.contains(target.name) {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-Onone"])]
  }
}
