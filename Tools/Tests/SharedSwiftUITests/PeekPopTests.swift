import PressureSwiftUI
import Testing

import struct PressureKit.PeekOptions
import class PressureViews.ConfirmActionButton
import class PressureViews.PeekPopInteraction

@testable import PressureViews
@testable import SwiftUI

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

private typealias Button = PressureSwiftUI.ConfirmActionButton
private typealias Control = PressureViews.ConfirmActionButton

@MainActor
struct PeekPopTests {
  /// Shows a view that has a peek, and returns its interaction.
  private func show(_ view: some View, on shown: Shown) throws -> PeekPopInteraction {
    let view: NativeView = try shown.show(view)
    return try #require(view.peekInteraction)
  }

  private func row(_ content: some View = Text("Open"), options: PeekOptions = PeekOptions())
    -> some View
  {
    content.peekPop(options: options) {
      Text("Page")
    } onPop: {
    }
  }

  @Test func `The content is in a view with an interaction, and an update keeps both`() throws {
    try onScreen { shown in
      let interaction = try show(row(Button("Open") {}), on: shown)
      #expect(interaction.view === shown.screen.views.first)
      #if canImport(UIKit)
      expect(ViewScreen.faults, equals: [])
      #endif
      let hosting = try #require(interaction.view?.subviews.first)
      expect(hosting.frame, equals: interaction.view?.bounds)
      let control = try #require(hosting.subviews.first as? Control)
      expect(control.title, equals: "Open")
      // An update keeps the interaction, and changes its content.
      let again = try show(row(Button("Read") {}).disabled(true), on: shown)
      #expect(again === interaction)
      #expect(hosting.subviews.first === control)
      expect(control.title, equals: "Read")
      #expect(!control.isEnabled)
    }
  }

  @Test func `The options are those of the newest view, or else the defaults`() throws {
    try onScreen { shown in
      var options = PeekOptions()
      options.popThreshold = 0.6
      let interaction = try show(row(options: options), on: shown)
      expect(interaction.options.popThreshold, equals: 0.6)
      _ = try show(row(), on: shown)
      expect(interaction.options.popThreshold, equals: 0.75)
    }
  }

  @Test func `The preview is a SwiftUI view`() throws {
    try onScreen { shown in
      let interaction = try show(
        Text("Open").peekPop {
          Button("Page") {}
        } onPop: {
        }.environment(\.isEnabled, true),
        on: shown)
      let delegate = try #require(interaction.delegate)
      let preview = try #require(delegate.peekPopInteraction(interaction, previewAt: .zero))
      expect((preview.view.subviews.first as? Control)?.title, equals: "Page")
      expect(preview.preferredContentSize, equals: CGSize(width: 320, height: 240))
      #if canImport(UIKit)
      #expect(delegate.peekPopInteraction(interaction, actionsFor: preview).isEmpty)
      #endif
    }
  }

  #if canImport(UIKit)
  @Test func `The content of rows and previews ignores the safe area`() throws {
    try onScreen { shown in
      let interaction = try show(row(), on: shown)
      let delegate = try #require(interaction.delegate)
      let preview = delegate.peekPopInteraction(interaction, previewAt: .zero)
      let views = [interaction.view?.subviews.first, preview?.view].map { $0 as? HostingView }
      expect(views.map { $0?.isInset() }, equals: [false, false])
    }
  }
  #endif

  @Test func `A disabled view has no preview`() throws {
    try onScreen { shown in
      let interaction = try show(row().disabled(true), on: shown)
      #expect(interaction.delegate?.peekPopInteraction(interaction, previewAt: .zero) == nil)
      _ = try show(row().disabled(false), on: shown)
      #expect(interaction.delegate?.peekPopInteraction(interaction, previewAt: .zero) != nil)
    }
  }

  @Test func `The pop and the actions are those of the newest view`() throws {
    try onScreen { shown in
      var said: [String] = []
      @MainActor func content(_ name: String) -> some View {
        Text(name).peekPop {
          Text(name)
        } actions: {
          [
            PeekAction("Share", systemImage: "square.and.arrow.up") {
              said.append("share \(name)")
            },
            PeekAction("Delete", role: .destructive) { said.append("delete \(name)") },
          ]
        } onPop: {
          said.append("open \(name)")
        }
      }
      let interaction = try show(content("one"), on: shown)
      _ = try show(content("two"), on: shown)
      let delegate = try #require(interaction.delegate)
      let preview = try #require(delegate.peekPopInteraction(interaction, previewAt: .zero))
      #if canImport(UIKit)
      let actions = delegate.peekPopInteraction(interaction, actionsFor: preview)
      expect(actions.map(\.title), equals: ["Share", "Delete"])
      expect(actions.map { $0.image != nil }, equals: [true, false])
      expect(actions.map { $0.attributes == .destructive }, equals: [false, true])
      for action in actions { action.handler(action) }
      expect(said, equals: ["share two", "delete two"])
      #endif
      delegate.peekPopInteraction(interaction, pop: preview)
      expect(said.last, equals: "open two")
    }
  }

  @Test func `A preview keeps its own pop and actions after its row is reused`()
    throws
  {
    try onScreen { shown in
      var said: [String] = []
      @MainActor func content(_ name: String) -> some View {
        Text(name).peekPop {
          Text(name)
        } actions: {
          [PeekAction("Share") { said.append("share \(name)") }]
        } onPop: {
          said.append("open \(name)")
        }
      }
      let interaction = try show(content("one"), on: shown)
      let delegate = try #require(interaction.delegate)
      let previews = try ["two", "three"].map { next in
        let preview = delegate.peekPopInteraction(interaction, previewAt: .zero)
        _ = try show(content(next), on: shown)
        return try #require(preview)
      }
      for preview in previews {
        #if canImport(UIKit)
        for action in delegate.peekPopInteraction(interaction, actionsFor: preview) {
          action.handler(action)
        }
        #endif
        delegate.peekPopInteraction(interaction, pop: preview)
      }
      #if canImport(UIKit)
      expect(said, equals: ["share one", "open one", "share two", "open two"])
      #else
      expect(said, equals: ["open one", "open two"])
      #endif
    }
  }

  private func sizes(
    of view: some View, _ proposals: [(CGFloat?, CGFloat?)]
  ) throws -> [[CGFloat?]] {
    try onScreen { shown in
      _ = try show(view, on: shown)
      return proposals.map {
        let size = shown.screen.size(for: ProposedViewSize(width: $0, height: $1))
        return [size?.width, size?.height]
      }
    }
  }

  @Test func `A view has the size of its content, and flexible content the proposed size`() throws {
    expect(
      try sizes(of: row(), [(100, .infinity), (100, nil), (nil, 100), (nil, nil)]),
      equals: [[100, 240], [100, 240], [320, 100], [320, 240]])
    expect(
      try sizes(of: row(Color.red), [(100, nil), (nil, nil), (100, 60)]),
      equals: [[100, 10], [10, 10], [100, 60]])
  }

  @Test func `An interaction and its actions are released with the view`() throws {
    weak var interaction: PeekPopInteraction?
    weak var kept: Kept?
    try onScreen { shown in
      let whole = Kept()
      kept = whole
      interaction = try show(
        Text("Open").peekPop {
          Text("Page")
        } onPop: {
          whole.use()
        }, on: shown)
      #expect(interaction != nil)
    }
    #expect(interaction == nil)
    #expect(kept == nil)
  }
}

extension NativeView {
  fileprivate var peekInteraction: PeekPopInteraction? {
    #if canImport(UIKit)
    interactions.lazy.compactMap { $0 as? PeekPopInteraction }.first
    #else
    gestureRecognizers.lazy.compactMap { ($0 as? PeekGestureRecognizer)?.peek }.first
    #endif
  }
}
