import PressureSwiftUI
import SwiftUI
import Testing

import struct PressureKit.ConfirmOptions
import class PressureViews.ConfirmActionButton

private typealias Button = PressureSwiftUI.ConfirmActionButton
private typealias Control = PressureViews.ConfirmActionButton

@MainActor
struct ConfirmActionButtonTests {
  @Test func `A button has the control's default labels and options`() throws {
    try onScreen { shown in
      let control: Control = try shown.show(Button("Delete") {})
      expect(
        [control.title, control.confirmLabel, control.okLabel], equals: ["Delete", "CONFIRM", "OK"])
      expect(control.options, equals: Control(frame: .zero).options)
      #expect(control.isEnabled)
    }
  }

  @Test func `Modifiers set the labels, the hints and the options`() throws {
    try onScreen { shown in
      var options = ConfirmOptions()
      options.force.cap = 2
      options.isLatched = false
      var hints = Button.Hints()
      hints.force = "Fester drücken"
      let control: Control = try shown.show(
        Button("Löschen") {}.labels(confirm: "WIRKLICH", ok: "JA").hints(hints)
          .confirmOptions(options))
      expect(control.hints, equals: hints)
      expect(
        [control.title, control.confirmLabel, control.okLabel],
        equals: ["Löschen", "WIRKLICH", "JA"])
      expect(control.options.force.cap, equals: 2)
      #expect(!control.options.isLatched)
    }
  }

  @Test func `A button in place fills itself, and acts where the finger lifts`() throws {
    try onScreen { shown in
      var options = ConfirmOptions()
      options.isInPlace = true
      options.look = .rise
      var said: [String] = []
      let button = Button("Delete") { said.append("delete") }
        .labels(confirm: "WIRKLICH", ok: "JA", release: "LOS").confirmOptions(options)
        .onStateChange { said.append("\($0)") }
      let control: Control = try shown.show(button)
      #expect(control.options.isInPlace)
      expect(control.options.look, equals: .rise)
      expect(control.releaseLabel, equals: "LOS")
      control.frame.origin = .zero
      let finger = shown.finger(on: control)
      finger.down(0.6)
      // An update does not disturb the press.
      _ = try shown.show(button) as Control
      finger.wait(1.5)
      expect(control.spokenValue, equals: "LOS")
      finger.lift()
      expect(said, equals: ["updating", "selected", "confirmed", "delete", "idle"])
      _ = try shown.show(button.confirmOptions(ConfirmOptions())) as Control
      #expect(!control.options.isInPlace)
    }
  }

  @Test func `Changes of the intention are reported`() throws {
    try onScreen { shown in
      var told: [Double] = []
      let control: Control = try shown.show(
        Button("Delete") {}.onIntentionChange { told.append($0) })
      control.onIntentionChange?(0.5)
      expect(told, equals: [0.5])
    }
  }

  @Test func `Disabling an armed button disarms it, and reports that after the update`()
    async throws
  {
    try await onScreen { shown in
      var said: [String] = []
      let button = Button("Delete") { said.append("delete") }
        .onStateChange { said.append("\($0)") }
      let control: Control = try shown.show(button.disabled(false))
      _ = control.activate()
      _ = try shown.show(button.disabled(true)) as Control
      #expect(!control.isEnabled)
      expect(control.controlState, equals: .idle)
      // An update must not change the app's state, so this one is reported after it.
      expect(said, equals: ["selected"])
      await until { said.count > 1 }
      expect(said, equals: ["selected", "idle"])
      _ = try shown.show(button.disabled(false)) as Control
      #expect(control.isEnabled)
    }
  }

  @Test func `Removing an armed button disarms it, and reports that later`() async throws {
    try await onScreen { shown in
      var said: [String] = []
      let control: Control = try shown.show(
        Button("Delete") {}.onStateChange { said.append("\($0)") })
      _ = control.activate()
      // SwiftUI also removes views during an update.
      shown.screen.clear()
      expect(control.controlState, equals: .idle)
      expect(said, equals: ["selected"])
      await until { said.count > 1 }
      expect(said, equals: ["selected", "idle"])
    }
  }

  @Test func `A button and its action are released with the view`() throws {
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
}
