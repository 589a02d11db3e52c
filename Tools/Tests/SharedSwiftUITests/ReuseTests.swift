import PressureKit
import PressureSwiftUI
import SwiftUI
import Testing

import class PressureViews.ConfirmActionButton
import class PressureViews.ControlView
import class PressureViews.PressureControl
import class PressureViews.TransitioningButton

private typealias Confirm = PressureSwiftUI.ConfirmActionButton
private typealias ConfirmControl = PressureViews.ConfirmActionButton
private typealias Submit = PressureSwiftUI.TransitioningButton
private typealias SubmitControl = PressureViews.TransitioningButton
private typealias Plain = PressureSwiftUI.ControlView<TransitioningAction>
private typealias PlainControl = PressureViews.ControlView<TransitioningAction>

/// SwiftUI may give a control to another row of a list while it is pressed or armed.
@MainActor
@Suite struct ReuseTests {
  /// Presses the space bar, and releases it after an update.
  private func press(_ control: PressureControl, _ update: () throws -> Void) rethrows {
    control.keyDown(Key.space)
    try update()
    control.keyUp(Key.space)
  }

  @Test func `An armed button confirms its old action, and the next press the newest one`() throws {
    try onScreen { shown in
      var said: [String] = []
      @MainActor func delete(_ item: String) -> Confirm { Confirm("Delete") { said.append(item) } }
      let control: ConfirmControl = try shown.show(delete("one"))
      _ = control.activate()
      for item in ["two", "three"] { _ = try shown.show(delete(item)) as ConfirmControl }
      shown.pass(1)
      expect(control.controlState, equals: .selected)
      _ = control.activate()
      expect(said, equals: ["one"])
      // Without another update, the next press has the newest action.
      shown.confirm(control)
      expect(said, equals: ["one", "three"])
      shown.pass(1)
      _ = control.activate()
      _ = try shown.show(delete("four")) as ConfirmControl
      _ = control.escape()
      shown.confirm(control)
      expect(said, equals: ["one", "three", "four"])
    }
  }

  @Test func `An update that the button's own state causes does not change its action`() throws {
    try onScreen { shown in
      var said: [String] = []
      @MainActor func delete(_ item: String, next: String? = nil) -> Confirm {
        // The control draws itself again with the new label.
        let button = Confirm("Delete") { said.append(item) }.labels(confirm: item, ok: "OK")
        return button.onStateChange { state in
          guard state == .confirmed, let next else { return }
          _ = try? shown.show(delete(next)) as ConfirmControl
        }
      }
      let control: ConfirmControl = try shown.show(delete("one", next: "two"))
      shown.confirm(control)
      shown.confirm(control)
      expect(said, equals: ["one", "two"])
    }
  }

  @Test func `A press of a transitioning button runs the action from when it began`()
    async throws
  {
    try await onScreen { shown in
      var said: [String] = []
      @MainActor func submit(_ item: String) -> Submit { Submit("Send") { said.append(item) } }
      let control: SubmitControl = try shown.show(submit("one"))
      try press(control) { _ = try shown.show(submit("two")) as SubmitControl }
      await until { control.controlState == .success }
      control.reset()
      press(control) {}
      await until { control.controlState == .success }
      expect(said, equals: ["one", "two"])
    }
  }

  @Test func `A press of any control runs the action from when it began`() throws {
    try onScreen { shown in
      var said: [String] = []
      @MainActor func plain(_ item: String) -> Plain {
        Plain(TransitioningAction(), "Order", size: CGSize(width: 90, height: 40)) {
          said.append("\($0) \(item)")
        }
      }
      let control: PlainControl = try shown.show(plain("one"))
      try press(control) { _ = try shown.show(plain("two")) as PlainControl }
      press(control) {}
      expect(said, equals: ["activate one", "activate two"])
    }
  }

  @Test func `A button whose title or symbol changes is disarmed`() throws {
    let changes: [(name: String, from: Confirm, to: Confirm, isDisarmed: Bool)] = [
      ("nothing", Confirm("Delete") {}, Confirm("Delete") {}, false),
      ("title", Confirm("Delete Milk") {}, Confirm("Delete Eggs") {}, true),
      (
        "symbol", Confirm("Delete", systemImage: "trash") {},
        Confirm("Delete", systemImage: "xmark") {}, true
      ),
      (
        "a label in its place", Confirm("Delete") {}, Confirm("Delete", action: {}) { Text("One") },
        true
      ),
      ("tint", Confirm("Delete") {}, Confirm("Delete") {}.tint(.red), false),
      ("labels", Confirm("Delete") {}, Confirm("Delete") {}.labels(confirm: "A", ok: "B"), false),
    ]
    for change in changes {
      try onScreen { shown in
        let control: ConfirmControl = try shown.show(change.from)
        _ = control.activate()
        _ = try shown.show(change.to) as ConfirmControl
        expect(
          control.controlState, equals: (change.isDisarmed ? .idle : .selected), "\(change.name)")
      }
    }
  }

  @Test func `While its item stays, an armed button confirms the newest action`() throws {
    try onScreen { shown in
      var said: [String] = []
      @MainActor func delete(_ version: Int) -> Confirm {
        Confirm("Delete") { said.append("version \(version)") }.acting(on: "milk")
      }
      let control: ConfirmControl = try shown.show(delete(1))
      _ = control.activate()
      for version in 2...4 {
        shown.pass(1)
        _ = try shown.show(delete(version)) as ConfirmControl
      }
      _ = control.activate()
      expect(said, equals: ["version 4"])
    }
  }

  @Test func `A confirm button is disarmed when its item changes`() async throws {
    try await onScreen { shown in
      var said: [String] = []
      @MainActor func delete(_ item: String?) -> Confirm {
        Confirm("Delete") { said.append("delete \(item ?? "")") }
          .onStateChange { said.append("\($0) \(item ?? "")") }.acting(on: item)
      }
      let control: ConfirmControl = try shown.show(delete("milk"))
      _ = control.activate()
      _ = try shown.show(delete(nil)) as ConfirmControl
      await until { said.count > 1 }
      shown.pass(1)
      _ = control.activate()
      expect(said, equals: ["selected milk", "idle ", "selected "])
    }
  }

  @Test func `A key that is held while the item of another control changes does nothing`() throws {
    try onScreen { shown in
      var begun: [String] = []
      @MainActor func submit(_ item: Int) -> Submit {
        Submit("Send", state: Binding.constant(.begin).recording { begun.append("\($0) \(item)") })
        {}
        .acting(on: item)
      }
      let control: SubmitControl = try shown.show(submit(1))
      try press(control) { _ = try shown.show(submit(2)) as SubmitControl }
      expect(begun, equals: [])
      press(control) {}
      expect(begun, equals: ["loading 2"])
    }
    try onScreen { shown in
      var said: [String] = []
      @MainActor func plain(_ item: Int) -> Plain {
        Plain(TransitioningAction(), "Order", size: CGSize(width: 90, height: 40)) {
          said.append("\($0) \(item)")
        }.acting(on: item)
      }
      let control: PlainControl = try shown.show(plain(1))
      try press(control) { _ = try shown.show(plain(2)) as PlainControl }
      press(control) {}
      expect(said, equals: ["activate 2"])
    }
  }
}
