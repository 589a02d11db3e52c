import Foundation
import Testing

/// The app's privacy manifest, without which the App Store refuses an app that uses `UserDefaults`.
@Suite struct PrivacyManifestTests {
  @Test func `The manifest declares the only API that needs a reason, UserDefaults`() throws {
    // Tools/Tests/ScaleAppTests/Storing
    let project = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    let app = project.appendingPathComponent("Examples/ScaleApp.swiftpm")
    let file = app.appendingPathComponent("Sources/PrivacyInfo.xcprivacy")
    let manifest = try PropertyListSerialization.propertyList(
      from: Data(contentsOf: file), format: nil)
    let userDefaults: NSDictionary = [
      "NSPrivacyAccessedAPIType": "NSPrivacyAccessedAPICategoryUserDefaults",
      "NSPrivacyAccessedAPITypeReasons": ["CA92.1"],
    ]
    #expect(
      manifest as? NSDictionary == [
        "NSPrivacyTracking": false, "NSPrivacyTrackingDomains": [String](),
        "NSPrivacyCollectedDataTypes": [String](), "NSPrivacyAccessedAPITypes": [userDefaults],
      ])
    let package = try String(
      contentsOf: app.appendingPathComponent("Package.swift"), encoding: .utf8)
    #expect(package.contains(#"resources: [.process("PrivacyInfo.xcprivacy")]"#))
  }
}
