import Foundation
import QuickActions
import Testing

@testable import PressureCommand
@testable import PressureFormats

/// The demo's manifest and the iPhone app's Info.plist match the command's output for the demo's declaration.
@Suite struct QuickActionsDemoTests {
  private static let examples = OutsideChecker.project.appendingPathComponent("Examples")
  private static let pages = examples.appendingPathComponent("Demo")

  @Test func theManifestHasTheShortcuts() throws {
    let made = try entries(ManifestDocument(actions()).text)
    expect(made.map(\.key), equals: ["shortcuts"])
    let manifest = try entries(
      String(
        contentsOf: Self.pages.appendingPathComponent("manifest.webmanifest"), encoding: .utf8))
    expect(manifest.filter { $0.key == "shortcuts" }, equals: made)
  }

  @Test func eachShortcutSaysWhichActionItIs() throws {
    let actions = try actions()
    expect(actions.map(\.url), equals: actions.map { "home.html?action=\($0.type)" })
  }

  @Test func theInfoPlistOfTheAppHasTheCommandsOutput() throws {
    let plist = Self.examples.appendingPathComponent("ScaleApp.swiftpm/Info.plist")
    let made = try list(Data(PropertyListDocument(actions()).text.utf8))
    #expect(made.allKeys as? [String] == ["UIApplicationShortcutItems"])
    let items = try list(Data(contentsOf: plist))["UIApplicationShortcutItems"] as? NSArray
    #expect(items == made["UIApplicationShortcutItems"] as? NSArray)
  }

  private func list(_ data: Data) throws -> NSDictionary {
    try #require(
      try PropertyListSerialization.propertyList(from: data, format: nil) as? NSDictionary)
  }

  private func actions() throws -> [QuickAction] {
    let path = Self.pages.appendingPathComponent("quick-actions.json").path
    return try QuickActionsFile(path: path, inputs: InputFiles()).declaration(needsURL: true)
      .actions
  }

  private func entries(_ text: String) throws -> [QuickActionEntry] {
    guard case .dictionary(let entries) = try QuickActionValue(json: text, name: "") else {
      return []
    }
    return entries
  }
}
