import AppKit
import PressureHosting
import PressureKit
import PressureSwiftUI
import Testing

@testable import PressureViews
@testable import SwiftUI

extension OnScreen {
  /// Tests of a press on `peekPop` on AppKit, and of its context menu.
  @Suite @MainActor struct SwiftUIPeekTests {
    /// A window with a row that has a preview, and a log of the calls of its closures.
    @MainActor
    private final class Log {
      let screen = Screen(NSView())
      private let views: ViewScreen
      private var entries: [String] = []

      init() {
        views = ViewScreen(in: screen.view)
      }

      /// Shows the row, or updates it.
      func show(
        _ name: String, hasActions: Bool = true, isEnabled: Bool = true
      ) {
        show(
          Text(name).peekPop {
            PressureSwiftUI.ConfirmActionButton(self.say("preview \(name)")) {}
          } actions: {
            hasActions ? self.actions(of: name) : []
          } onPop: {
            self.say("open \(name)")
          }.environment(\.font, .system(size: 20)).disabled(!isEnabled))
      }

      func show(_ view: some View) {
        views.show(view)
        row.frame = screen.view.bounds
        row.layoutSubtreeIfNeeded()
      }

      private func actions(of name: String) -> [PeekAction] {
        say("actions \(name)")
        return [
          PeekAction("Share", systemImage: "square.and.arrow.up") { self.say("share \(name)") },
          PeekAction("Delete", role: .destructive) { self.say("delete \(name)") },
        ]
      }

      @discardableResult
      private func say(_ entry: String) -> String {
        entries.append(entry)
        return entry
      }

      func take() -> [String] {
        defer { entries = [] }
        return entries
      }

      /// The row's AppKit view.
      var row: NSView { views.view ?? NSView() }
      /// The hosting view in the row.
      var content: HostingView? { row.subviews.first as? HostingView }
      var stage: PeekStage? { screen.overlay?.contentView as? PeekStage }
      /// The control in the preview.
      var previewed: PressureViews.ConfirmActionButton? {
        stage?.card.content?.subviews.first as? PressureViews.ConfirmActionButton
      }

      /// Returns the context menu that an action opens; nil if none is shown.
      func openMenu(_ ask: () -> Void) -> NSMenu? {
        NSMenu.shown = []
        ask()
        return NSMenu.shown.last
      }

    }

    @Test func `A harder press peeks and pops with the closures of the last update`() {
      let log = Log()
      log.show("one")
      expect(log.content?.screen.texts, equals: ["one"])
      expect(log.content?.frame, equals: log.row.bounds)
      log.show("two")
      expect(log.content?.screen.texts, equals: ["two"])
      expect(log.take(), equals: [])
      log.screen.down()
      log.screen.press(0.6)
      log.screen.wait(0.5)
      expect(log.take(), equals: ["preview two"])
      // The preview has its ideal size, and the environment of the row.
      expect(log.stage?.card.bounds.size, equals: NSSize(width: 320, height: 240))
      expect(log.stage?.card.content?.intrinsicContentSize, equals: NSSize(width: -1, height: -1))
      expect(log.previewed?.title, equals: "preview two")
      expect(log.previewed?.font.pointSize, equals: 20)
      log.screen.press(0.1, stage: 2)
      expect(log.take(), equals: ["open two"])
    }

    @Test func `The context menu has the preview and the actions`() throws {
      let log = Log()
      log.show("one")
      log.show("two")
      let asks: [() -> Void] = [
        { log.screen.rightDown() },
        {
          log.screen.down(modifierFlags: .control)
          log.screen.up()
        },
        { for action in log.content?.screen.actions ?? [] { action.perform() } },
      ]
      expect(log.content?.screen.actions.map(\.kind), equals: [.showMenu])
      for ask in asks {
        let menu = try #require(log.openMenu(ask))
        expect(log.take(), equals: ["actions two"])
        expect(menu.items.map(\.title), equals: ["Preview", "", "Share", "Delete"])
        expect(menu.items.map(\.isSeparatorItem), equals: [false, true, false, false])
        expect(menu.items.map { $0.image != nil }, equals: [true, false, true, false])
        for item in menu.items.dropFirst() { item.choose() }
        expect(log.take(), equals: ["share two", "delete two"])
        #expect(log.stage == nil)
        menu.items[0].choose()
        expect(log.take(), equals: ["preview two"])
        log.screen.wait(1)
        expect(log.screen.overlay?.ignoresMouseEvents, equals: false)
        log.screen.key(Key.escape)
        log.screen.wait(1)
        #expect(log.stage == nil)
      }
      log.show("row", isEnabled: false)
      #expect(log.openMenu(asks[0]) == nil)
      expect(log.take(), equals: [])
      log.show("three", hasActions: false)
      let menu = try #require(log.openMenu(asks[0]))
      expect(menu.items.map(\.title), equals: ["Preview"])
      expect(menu.items.map { $0.image != nil }, equals: [false])
    }

    @Test func `A row can be deallocated, and its menu does not retain it`() throws {
      weak var row: NSView?
      var item: NSMenuItem?
      do {
        let screen = Screen(NSView())
        let views = ViewScreen(in: screen.view)
        views.show(
          Text("Open").peekPop {
            Text("Page")
          } onPop: {
          })
        row = views.view
        #expect(row != nil)
        views.view?.frame = screen.view.bounds
        screen.rightDown()
        item = NSMenu.shown.last?.items.first
        expect(item?.title, equals: "Preview")
        NSMenu.shown = []
      }
      #expect(row == nil)
      item?.choose()
    }
  }
}
