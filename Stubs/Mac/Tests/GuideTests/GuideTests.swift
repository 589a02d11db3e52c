import AppKit
import Foundation
import PressureAppKit
import Testing

/// What Docs/mac.md shows is what compiles, and does what it says.
@MainActor
struct GuideTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  @Test func `its blocks are the files beside this`() throws {
    let page = Self.folder.appendingPathComponent("../../../../Docs/mac.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let blocks = text.components(separatedBy: "\n```swift\n").dropFirst().map {
      $0.components(separatedBy: "\n```")[0] + "\n"
    }
    let guide = Self.folder.appendingPathComponent("Guide")
    let names = try FileManager.default.contentsOfDirectory(atPath: guide.path)
    let files = try names.map {
      try String(contentsOf: guide.appendingPathComponent($0), encoding: .utf8)
    }
    #expect(blocks.sorted() == files.sorted())
    #expect(blocks.count == 3)
  }

  @Test func `the icon's menu has an item for each action`() {
    let delegate = AppDelegate()
    let menu = delegate.applicationDockMenu(.shared)
    menu?.update()
    #expect(menu?.items.map(\.title) == ["New Note", "Search"])
    #expect(menu?.items.allSatisfy(\.isEnabled) == true)
  }

  @Test func `the first app is of twenty lines, and deletes once`() throws {
    let file = Self.folder.appendingPathComponent("Guide/ViewController.swift")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
    #expect(lines.count <= 20)
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 480, height: 270), styleMask: [.titled],
      backing: .buffered, defer: false)
    let controller = ViewController()
    window.contentView = controller.view
    let button = try #require(
      controller.view.subviews.compactMap { $0 as? ConfirmActionButton }.first)
    button.options.armGuard = 0
    #expect(button.isEnabled)
    _ = button.accessibilityPerformPress()
    #expect(button.isEnabled)
    _ = button.accessibilityPerformPress()
    #expect(!button.isEnabled)
  }
}
