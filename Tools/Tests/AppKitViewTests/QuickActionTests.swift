import AppKit
import QuickActions
import Testing

@testable import PressureViews

/// Tests of the quick actions in the Dock menu of the app's icon.
@Suite @MainActor struct QuickActionTests {
  private let new = QuickAction(
    type: "$(PRODUCT_BUNDLE_IDENTIFIER).new", title: "New", localizedTitles: ["de": "Neu"],
    subtitle: "Now", localizedSubtitles: ["de": "Jetzt"], icon: .add)
  private let search = QuickAction(type: "org.example.search", title: "Search")

  /// Chooses an item as the Dock does, without a sender. Returns true if the action was sent.
  private func choose(_ item: NSMenuItem?) -> Bool {
    guard let item, let action = item.action, let target = item.target else { return false }
    return NSApplication.shared.sendAction(action, to: target, from: nil)
  }

  @Test func `Each action is a menu item with its texts, in order`() {
    func texts(in language: String?) -> [[String?]] {
      NSMenu(quickActions: [new, search], handlers: [:], language: language).items.map {
        [$0.title, $0.subtitle]
      }
    }
    expect(texts(in: "de-AT"), equals: [["Neu", "Jetzt"], ["Search", nil]])
    expect(texts(in: nil), equals: [["New", "Now"], ["Search", nil]])
  }

  @Test func `Choosing an item calls the handler for its type`() {
    var told: [String] = []
    let menu = NSMenu(
      quickActions: [new, search, QuickAction(type: "org.example.other", title: "Other")],
      handlers: [
        "$(PRODUCT_BUNDLE_IDENTIFIER).new": { told.append("new " + $0.type) },
        "org.example.search": { told.append("search " + $0.title) },
      ], bundleIdentifier: "org.example")
    menu.update()
    // The last action has no handler.
    expect(menu.items.map(\.isEnabled), equals: [true, true, false])
    expect(menu.items.reversed().map(choose), equals: [false, true, true])
    expect(told, equals: ["search Search", "new org.example.new"])
  }

  @Test func `A symbol takes precedence over a file, and a file over the system's icon`() {
    let file = NSImage(size: NSSize(width: 35, height: 35))
    #expect(file.setName("new"))
    var action = QuickAction(
      type: "org.example.new", title: "New", icon: .add, iconFile: "new", iconSymbol: "trash")
    func image() -> NSImage? { NSMenu(quickActions: [action], handlers: [:]).items.first?.image }
    expect(image()?.symbol, equals: "trash")
    action.iconSymbol = nil
    #expect(image()?.symbol == nil)
    expect(image()?.isTemplate, equals: true)
    expect(image()?.size, equals: NSSize(width: 16, height: 16))
    // The app's own image is not changed.
    #expect(!file.isTemplate)
    expect(NSImage(named: "new")?.size, equals: NSSize(width: 35, height: 35))
    action.iconFile = "none"
    #expect(image() == nil)
    action.iconFile = nil
    expect(image()?.symbol, equals: "plus")
    action.icon = nil
    #expect(image() == nil)
  }

  @Test func `Each icon has a symbol of its own`() {
    let symbols = QuickActionIcon.allCases.map(\.symbol)
    expect(Set(symbols).count, equals: symbols.count)
  }
}
