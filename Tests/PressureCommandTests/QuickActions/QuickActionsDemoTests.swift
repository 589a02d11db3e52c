import Foundation
import PressureKit
import Testing

@testable import PressureCommand

/// The demo's manifest has what the command makes of the demo's declaration.
@Suite struct QuickActionsDemoTests {
  private static let pages = OutsideChecker.project.appendingPathComponent("Examples/Scale/Public")

  @Test func theManifestHasTheShortcuts() throws {
    let made = try entries(ManifestDocument(actions()).text)
    #expect(made.map(\.key) == ["shortcuts"])
    let manifest = try entries(
      String(
        contentsOf: Self.pages.appendingPathComponent("manifest.webmanifest"), encoding: .utf8))
    #expect(manifest.filter { $0.key == "shortcuts" } == made)
  }

  @Test func eachShortcutSaysWhichActionItIs() throws {
    let actions = try actions()
    #expect(actions.map(\.url) == actions.map { "/home?action=\($0.type)" })
  }

  private func actions() throws -> [QuickAction] {
    let path = Self.pages.appendingPathComponent("quick-actions.json").path
    return try QuickActionsFile(path: path).declaration(needsURL: true).actions
  }

  private func entries(_ text: String) throws -> [QuickActionEntry] {
    guard case .dictionary(let entries) = try QuickActionValue(json: text, name: "") else {
      return []
    }
    return entries
  }
}
