// swift-tools-version: 6.2

import AppleProductTypes
import PackageDescription

let package = Package(
  name: "Scale",
  platforms: [.iOS("15.0")],
  products: [
    .iOSApplication(
      name: "Scale",
      targets: ["AppModule"],
      bundleIdentifier: "org.pressurekit.scale",
      displayVersion: "1.0",
      bundleVersion: "1",
      appIcon: .asset("AppIcon"),
      accentColor: .presetColor(.blue),
      supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [
        .portrait,
        .landscapeRight,
        .landscapeLeft,
        .portraitUpsideDown(.when(deviceFamilies: [.pad])),
      ],
      // Its quick actions are the output of `pressure quick-actions export --format plist`.
      additionalInfoPlistContentFilePath: "Info.plist"
    )
  ],
  dependencies: [
    // Give the name: a clone's folder may have another one.
    .package(name: "PressureKit", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "AppModule",
      dependencies: [
        .product(name: "PressureHosting", package: "PressureKit"),
        .product(name: "PressureKit", package: "PressureKit"),
        .product(name: "PressureViews", package: "PressureKit"),
        .product(name: "QuickActions", package: "PressureKit"),
      ],
      path: "Sources",
      resources: [.process("PrivacyInfo.xcprivacy")]
    )
  ],
  swiftLanguageModes: [.v6]
)
