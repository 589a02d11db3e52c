// swift-tools-version: 6.2

import PackageDescription

/// A product of the package above.
func kit(_ name: String) -> Target.Dependency { .product(name: name, package: "PressureKit") }

// The command `pressure`, and on Linux the tests of the views. It is a separate package, so that an app which adds PressureKit
// resolves no dependency, and the tests of the core do not compile it.
let package = Package(
  name: "Tools",
  // The same platforms as in the package above.
  platforms: [.macOS(.v12)],
  products: [
    .executable(name: "pressure", targets: ["pressure"]),
    // For the package Fuzz.
    .library(name: "CommandProof", targets: ["CommandProof"]),
  ],
  dependencies: [
    // SwiftPM identifies a package by the name of its folder, so the folder above must not be called Tools, too.
    .package(name: "PressureKit", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    // The text formats that the fuzzers test: tables of masses, recordings and declarations. It does not depend on
    // ArgumentParser, so the fuzzers do not compile it.
    .target(
      name: "PressureFormats",
      dependencies: [
        kit("PressureHosting"), kit("PressureKit"), kit("PressureTesting"), kit("QuickActions"),
      ]),
    .target(
      name: "PressureCommand",
      dependencies: [
        "PressureFormats", kit("PressureCatalog"), kit("PressureKit"), kit("_PressureProof"),
        kit("PressureTesting"), kit("QuickActions"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(name: "pressure", dependencies: ["PressureCommand"]),
    // The rules of these formats for arbitrary bytes, and flaws that break them.
    .target(
      name: "CommandProof",
      dependencies: [
        "PressureFormats", kit("PressureHosting"), kit("PressureTesting"), kit("QuickActions"),
      ],
      path: "Tests/CommandProof"),
    // The executable is a dependency because the tests start it as a process.
    .testTarget(
      name: "PressureCommandTests",
      dependencies: [
        "CommandProof", "PressureCommand", "PressureFormats", "pressure", kit("PressureHosting"),
        kit("PressureKit"), kit("PressureTesting"), kit("QuickActions"),
      ],
      // Excluded from the build: checkers read these files in place.
      exclude: [
        "QuickActions/android_resources.py", "QuickActions/manifest-shortcuts.schema.json",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// The views against stand-ins for Apple's classes, where Apple's SDK is missing. Both systems are built at once, with one
// build of the core. Code imports modules by Apple's and the kit's own names: in the targets of a system, such a name means
// that system's module, and the other system's framework does not exist.
#if os(Linux)
let folder = Context.packageDirectory.split(separator: "/").dropLast().last!.lowercased()

struct System {
  let name: String
  let other: String
  let frameworks: [Target.Dependency]

  /// A target of this system. By default its sources are in `Linked`, because two targets cannot share a folder.
  func target(
    _ module: String, _ dependencies: [Target.Dependency] = [], path: String? = nil,
    sources: [String]? = nil, exclude: [String] = []
  ) -> Target {
    .target(
      name: name + module, dependencies: frameworks + dependencies,
      path: path ?? "Linked/\(name)/\(module)", exclude: exclude, sources: sources,
      packageAccess: false, swiftSettings: settings)
  }

  /// Tests of this system, with all its modules.
  func tests(_ module: String, of app: [Target.Dependency] = [], path: String? = nil) -> Target {
    .testTarget(
      name: module,
      dependencies: frameworks + all.map { .target(name: name + $0) } + app
        + ["PressureCatalog", "PressureHosting", "PressureKit", "PressureTesting", "QuickActions"]
        .map(kit),
      path: path, packageAccess: false,
      swiftSettings: settings + implicit(name + "ViewFingers"))
  }

  private let all = ["SwiftUI", "PressureViews", "PressureSwiftUI", "ViewFingers", "Bell"]

  var modules: [Target] {
    let views: Target.Dependency = .target(name: name + "PressureViews")
    let swiftUI: Target.Dependency = .target(name: name + "SwiftUI")
    let pressureSwiftUI: Target.Dependency = .target(name: name + "PressureSwiftUI")
    let fingers = target("ViewFingers", [kit("PressureKit"), kit("PressureTesting")])
    // The fingers are a part of PressureTesting that is compiled for each system.
    fingers.swiftSettings! += implicit("PressureTesting")
    return [
      target("SwiftUI", sources: ["Shared", name], exclude: [other]),
      target(
        "PressureViews", [kit("PressureHosting"), kit("PressureKit"), kit("QuickActions")]),
      target("PressureSwiftUI", [kit("PressureHosting"), kit("PressureKit"), views, swiftUI]),
      fingers,
      target("Bell", [kit("PressureKit"), views, pressureSwiftUI, swiftUI]),
      tests(name + "ViewTests"),
      // The tests of the views that both systems share.
      tests(name + "SharedViewTests", path: "Linked/\(name)/SharedViewTests"),
      tests(name + "SharedSwiftUITests", path: "Linked/\(name)/SharedSwiftUITests"),
      tests(name + "GuideTests"),
      // Compares the drawn layers with the core's scene.
      tests(name + "SinkTests", path: "Linked/\(name)/SinkTests"),
    ]
  }

  /// An app of Examples.
  func app(_ module: String, exclude: [String] = []) -> Target {
    .executableTarget(
      name: module,
      dependencies: frameworks + all.map { .target(name: name + $0) }
        + ["PressureHosting", "PressureKit", "QuickActions"].map(kit),
      path: "Linked/\(name)/\(module)", exclude: exclude, packageAccess: false,
      swiftSettings: settings)
  }

  private var settings: [SwiftSetting] {
    let own = ["Bell", "PressureSwiftUI", "PressureViews", "SwiftUI"]
    let aliases = own.map { "\($0)=\(name)\($0)" } + ["\(other)=No\(other)"]
    return [
      // `os(iOS)` and `os(macOS)` are false here.
      .define("STAND_INS"), .define(name.uppercased()),
      .unsafeFlags(
        aliases.flatMap { ["-module-alias", $0] }
          // The views use declarations that are only for the package above, which SwiftPM names after its folder.
          + ["-package-name", folder]
          // Swift Testing would use Apple's image types, which the stand-ins do not have.
          + ["-Xfrontend", "-disable-cross-import-overlays"]),
    ]
  }

  /// Imports a module into each file, with its internal declarations.
  private func implicit(_ module: String) -> [SwiftSetting] {
    [.unsafeFlags(["-Xfrontend", "-testable-import-module", "-Xfrontend", module])]
  }
}

let shared: [Target.Dependency] = [
  "Combine", "CoreGraphics", "QuartzCore", "UniformTypeIdentifiers",
]
let phone = System(name: "UIKit", other: "AppKit", frameworks: shared + ["UIKit"])
let mac = System(name: "AppKit", other: "UIKit", frameworks: shared + ["AppKit"])
package.targets += [
  .target(name: "Combine", path: "Stubs/Combine"),
  .target(name: "CoreGraphics", path: "Stubs/CoreGraphics"),
  .target(name: "QuartzCore", dependencies: ["CoreGraphics"], path: "Stubs/QuartzCore"),
  .target(name: "UniformTypeIdentifiers", path: "Stubs/UniformTypeIdentifiers"),
  .target(name: "UIKit", dependencies: shared, path: "Stubs/UIKit"),
  .target(name: "AppKit", dependencies: shared, path: "Stubs/AppKit"),
  // Only Xcode uses the excluded files.
  phone.app("ScaleApp", exclude: ["Assets.xcassets", "PrivacyInfo.xcprivacy"]),
  phone.tests("ScaleAppTests", of: ["ScaleApp"]),
  phone.tests("UIKitSwiftUITests"),
  phone.tests("BellTests", path: "Linked/UIKit/BellTests"),
  phone.tests("BellViewTests"),
  // script/test-apple runs these tests with Apple's frameworks.
  phone.tests("AppleControlTests", path: "Linked/UIKit/AppleControlTests"),
  mac.app("ScaleMac"),
  mac.tests("ScaleMacTests", of: ["ScaleMac"]),
]
package.targets += phone.modules + mac.modules
#endif
