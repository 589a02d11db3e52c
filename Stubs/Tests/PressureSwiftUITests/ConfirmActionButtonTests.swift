import PressureSwiftUI
import SwiftUI
import Testing

import class PressureUIKit.ConfirmActionButton
import struct PressureKit.ConfirmOptions

private typealias Button = PressureSwiftUI.ConfirmActionButton
private typealias Control = PressureUIKit.ConfirmActionButton

@MainActor
struct ConfirmActionButtonTests {
  @Test func itIsTheControl() throws {
    try onScreen { shown in
      let control: Control = try shown.show(Button("Delete") {})
      #expect(
        [control.title, control.confirmLabel, control.okLabel] == ["Delete", "CONFIRM", "OK"])
      #expect(control.options == Control(frame: .zero).options)
      #expect(control.isEnabled)
    }
  }

  @Test func itHasItsLabelsAndOptions() throws {
    try onScreen { shown in
      var options = ConfirmOptions()
      options.force.cap = 2
      options.isLatched = false
      var hints = Button.Hints()
      hints.force = "Fester drücken"
      let control: Control = try shown.show(
        Button("Löschen") {}.labels(confirm: "WIRKLICH", ok: "JA").hints(hints)
          .confirmOptions(options))
      #expect(control.hints == hints)
      #expect(
        [control.title, control.confirmLabel, control.okLabel] == ["Löschen", "WIRKLICH", "JA"])
      #expect(control.options.force.cap == 2)
      #expect(!control.options.isLatched)
    }
  }

  @Test func itTellsItsIntention() throws {
    try onScreen { shown in
      var told: [Double] = []
      let control: Control = try shown.show(
        Button("Delete") {}.onIntentionChange { told.append($0) })
      control.onIntentionChange?(0.5)
      #expect(told == [0.5])
    }
  }

  @Test func itActsOnceAConfirmation() throws {
    try onScreen { shown in
      var said: [String] = []
      let control: Control = try shown.show(Button("Delete") { said.append("delete") })
      shown.confirm(control)
      #expect(said == ["delete"])
      shown.confirm(control)
      #expect(said == ["delete", "delete"])
    }
  }

  @Test func itTellsItsStates() throws {
    try onScreen { shown in
      var said: [String] = []
      let control: Control = try shown.show(
        Button("Delete") { said.append("delete") }.onStateChange { said.append("\($0)") })
      _ = control.accessibilityActivate()
      #expect(said == ["selected"])
      _ = control.accessibilityPerformEscape()
      #expect(said == ["selected", "idle"])
    }
  }

  @Test func itActsAsTheLastViewOfItSays() throws {
    try onScreen { shown in
      var said: [String] = []
      let first: Control = try shown.show(Button("Delete") { said.append("first") })
      let control: Control = try shown.show(Button("Remove") { said.append("second") })
      #expect(control === first)
      #expect(control.title == "Remove")
      shown.confirm(control)
      #expect(said == ["second"])
    }
  }

  @Test func aChangeOfSomethingElseLeavesItsPressAlone() throws {
    try onScreen { shown in
      let control: Control = try shown.show(Button("Delete") {})
      _ = control.accessibilityActivate()
      _ = try shown.show(Button("Delete") {}) as Control
      #expect(control.controlState == .selected)
    }
  }

  @Test func disablingItTakesItsPressAway() async throws {
    try await onScreen { shown in
      var said: [String] = []
      let button = Button("Delete") { said.append("delete") }
        .onStateChange { said.append("\($0)") }
      let control: Control = try shown.show(button.disabled(false))
      _ = control.accessibilityActivate()
      _ = try shown.show(button.disabled(true)) as Control
      #expect(!control.isEnabled)
      #expect(control.controlState == .idle)
      // An update changes no state of the app's: it is told of this one soon after.
      #expect(said == ["selected"])
      await until { said.count > 1 }
      #expect(said == ["selected", "idle"])
      _ = try shown.show(button.disabled(false)) as Control
      #expect(control.isEnabled)
    }
  }

  @Test func takingItOffTheScreenTakesItsPressAway() async throws {
    try await onScreen { shown in
      var said: [String] = []
      let control: Control = try shown.show(
        Button("Delete") {}.onStateChange { said.append("\($0)") })
      _ = control.accessibilityActivate()
      // SwiftUI takes views away while it updates, too.
      shown.screen.clear()
      #expect(control.controlState == .idle)
      #expect(said == ["selected"])
      await until { said.count > 1 }
      #expect(said == ["selected", "idle"])
    }
  }

  @Test func nothingKeepsIt() throws {
    weak var control: Control?
    weak var kept: Kept?
    try onScreen { shown in
      let whole = Kept()
      kept = whole
      control = try shown.show(Button("Delete") { whole.use() }.onStateChange { _ in whole.use() })
      #expect(control != nil)
    }
    #expect(control == nil)
    #expect(kept == nil)
  }

  @Test func itIsAsLargeAsItsTitle() throws {
    try onScreen { shown in
      let control: Control = try shown.show(Button("Delete all of them") {})
      let wanted = control.intrinsicContentSize
      let proposals: [CGFloat?] = [nil, .infinity, wanted.width - 10, 0]
      #expect(
        proposals.map { shown.screen.size(for: ProposedViewSize(width: $0, height: $0))?.width }
          == [wanted.width, wanted.width, wanted.width - 10, wanted.height])
      // Where it is narrower than its title, that takes more lines.
      #expect(
        proposals.map {
          shown.screen.size(for: ProposedViewSize(width: $0, height: $0))?.height.rounded()
        } == [44, 44, 44, 165])
    }
  }
}

/// Something that an action uses.
@MainActor
final class Kept {
  func use() {}
}
