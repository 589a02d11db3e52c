import PressureSwiftUI
import Testing

@testable import SwiftUI

import class PressureUIKit.PeekPopInteraction
import class PressureUIKit.ConfirmActionButton
import struct PressureKit.PeekOptions

private typealias Button = PressureSwiftUI.ConfirmActionButton
private typealias Control = PressureUIKit.ConfirmActionButton

@MainActor
struct PeekPopTests {
  /// Shows a view that has a peek, and returns its interaction.
  private func show(_ view: some View, on shown: Shown) throws -> PeekPopInteraction {
    let view: UIView = try shown.show(view)
    return try #require(view.interactions.lazy.compactMap { $0 as? PeekPopInteraction }.first)
  }

  @Test func `The content is in a view with an interaction, and an update keeps both`() throws {
    try onScreen { shown in
      let content = Button("Open") {}
      let interaction = try show(
        content.peekPop {
          Text("Page")
        } onPop: {
        }, on: shown)
      #expect(interaction.view === shown.screen.views.first)
      #expect(ViewScreen.faults == [])
      let hosting = try #require(interaction.view?.subviews.first)
      #expect(hosting.frame == interaction.view?.bounds)
      let control = try #require(hosting.subviews.first as? Control)
      #expect(control.title == "Open")
      // An update keeps the interaction, and changes its content.
      let again = try show(
        Button("Read") {}.peekPop {
          Text("Page")
        } onPop: {
        }.disabled(true), on: shown)
      #expect(again === interaction)
      #expect(hosting.subviews.first === control)
      #expect(ViewScreen.faults == [])
      #expect(control.title == "Read")
      #expect(!control.isEnabled)
    }
  }

  @Test func `The options are those of the newest view, or else the defaults`() throws {
    try onScreen { shown in
      var options = PeekOptions()
      options.popThreshold = 0.6
      let content = Text("Open")
      let interaction = try show(
        content.peekPop(options: options) {
          Text("Page")
        } onPop: {
        }, on: shown)
      #expect(interaction.options.popThreshold == 0.6)
      _ = try show(
        content.peekPop {
          Text("Page")
        } onPop: {
        }, on: shown)
      #expect(interaction.options.popThreshold == 0.75)
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
      #expect((preview.view.subviews.first as? Control)?.title == "Page")
      #expect(preview.preferredContentSize == CGSize(width: 320, height: 240))
      #expect(delegate.peekPopInteraction(interaction, actionsFor: preview).isEmpty)
    }
  }

  @Test func `The content of rows and previews ignores the safe area`() throws {
    try onScreen { shown in
      let interaction = try show(
        Text("Open").peekPop {
          Text("Page")
        } onPop: {
        }, on: shown)
      let delegate = try #require(interaction.delegate)
      let preview = delegate.peekPopInteraction(interaction, previewAt: .zero)
      let views = [interaction.view?.subviews.first, preview?.view].map { $0 as? HostingView }
      #expect(views.map { $0?.isInset() } == [false, false])
    }
  }

  @Test func `A disabled view has no preview`() throws {
    try onScreen { shown in
      let content = Text("Open").peekPop {
        Text("Page")
      } onPop: {
      }
      let interaction = try show(content.disabled(true), on: shown)
      #expect(interaction.delegate?.peekPopInteraction(interaction, previewAt: .zero) == nil)
      _ = try show(content.disabled(false), on: shown)
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
      let actions = delegate.peekPopInteraction(interaction, actionsFor: preview)
      #expect(actions.map(\.title) == ["Share", "Delete"])
      #expect(actions.map { $0.image != nil } == [true, false])
      #expect(actions.map { $0.attributes == .destructive } == [false, true])
      for action in actions { action.handler(action) }
      delegate.peekPopInteraction(interaction, pop: preview)
      #expect(said == ["share two", "delete two", "open two"])
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
        for action in delegate.peekPopInteraction(interaction, actionsFor: preview) {
          action.handler(action)
        }
        delegate.peekPopInteraction(interaction, pop: preview)
      }
      #expect(said == ["share one", "open one", "share two", "open two"])
    }
  }

  @Test func `A view has the size of its content, within the proposal`() throws {
    try onScreen { shown in
      _ = try show(
        Text("Open").peekPop {
          Text("Page")
        } onPop: {
        }, on: shown)
      let proposals = [
        ProposedViewSize(width: 100, height: .infinity), ProposedViewSize(width: 100, height: nil),
        ProposedViewSize(width: nil, height: 100), ProposedViewSize(width: nil, height: nil),
      ]
      #expect(
        proposals.map { shown.screen.size(for: $0) } == [
          CGSize(width: 100, height: 240), CGSize(width: 100, height: 240),
          CGSize(width: 320, height: 100), CGSize(width: 320, height: 240),
        ])
    }
  }

  @Test func `Flexible content has the proposed size`() throws {
    try onScreen { shown in
      _ = try show(
        Color.gray.peekPop {
          Text("Page")
        } onPop: {
        }, on: shown)
      let proposals = [
        ProposedViewSize(width: 100, height: nil), ProposedViewSize(width: nil, height: nil),
        ProposedViewSize(width: 100, height: 60),
      ]
      #expect(
        proposals.map { shown.screen.size(for: $0) } == [
          CGSize(width: 100, height: 10), CGSize(width: 10, height: 10),
          CGSize(width: 100, height: 60),
        ])
    }
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
