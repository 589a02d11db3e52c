import AppKit
import Foundation
import PressureViews
import SwiftUI
import Testing

/// Tests of the code in Docs/mac.md: it equals the compiled files, and does what the page says.
@MainActor
struct GuideTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  @Test func `the page's code blocks equal the files in Guide`() throws {
    let page = Self.folder.appendingPathComponent("../../../Docs/mac.md")
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
    #expect(blocks.count == 5)
  }

  @Test func `the icon's menu has an item for each action`() {
    let delegate = AppDelegate()
    let menu = delegate.applicationDockMenu(.shared)
    menu?.update()
    #expect(menu?.items.map(\.title) == ["New Note", "Search"])
    #expect(menu?.items.allSatisfy(\.isEnabled) == true)
  }

  @Test func `the first app has at most twenty lines, and deletes once`() throws {
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

  @Test func `a storyboard's button calls its controller's method once per confirmation`() {
    let controller = StoryboardController()
    let button = ConfirmActionButton(title: "Delete Page")
    button.options.armGuard = 0
    // In an app, the storyboard makes this connection.
    button.target = controller
    button.action = Selector { [weak button] controller in
      guard let button else { return }
      (controller as? StoryboardController)?.deletePage(button)
    }
    controller.view.addSubview(button)
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 480, height: 270), styleMask: [.titled],
      backing: .buffered, defer: false)
    window.contentView = controller.view
    button.performClick(nil)
    #expect(controller.pages == ["Monday", "Tuesday"])
    button.performClick(nil)
    #expect(controller.pages == ["Monday"])
  }

  @Test func `a row's context menu has its preview and its actions`() throws {
    NSMenu.shown = []
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 480, height: 270), styleMask: [.titled],
      backing: .buffered, defer: false)
    var said: [String] = []
    let row = PageRow(title: "Page", open: { said.append("open") }, share: { said.append("share") })
    let screen = ViewScreen(in: try #require(window.contentView))
    screen.show(row)
    screen.view?.frame = NSRect(x: 0, y: 0, width: 200, height: 30)
    window.sendEvent(NSEvent(.rightMouseDown, at: 1, location: NSPoint(x: 20, y: 20)))
    let menu = try #require(NSMenu.shown.first)
    #expect(menu.items.map(\.title) == ["Preview", "", "Share"])
    for item in menu.items { item.choose() }
    #expect(said == ["share"])
    #expect(window.childWindows?.count == 1)
  }
}
