import PressureSwiftUI
import SwiftUI
import Testing

import struct PressureKit.TransitioningAction
import struct PressureKit.TransitioningOptions
import class PressureViews.TransitioningButton

private typealias Button = PressureSwiftUI.TransitioningButton
private typealias Control = PressureViews.TransitioningButton

@MainActor
struct TransitioningButtonTests {
  private struct Fault: Error {}

  @Test func `Labels, options and progress are those of the newest view`() throws {
    try onScreen { shown in
      var options = TransitioningOptions()
      options.timeLimit = 8
      let control: Control = try shown.show(
        Button("Send", progress: 0.25) {}
          .labels(success: "Sent", failure: "Not sent", loading: "Sending")
          .transitioningOptions(options))
      expect(
        [control.title, control.successLabel, control.failureLabel, control.loadingLabel],
        equals: ["Send", "Sent", "Not sent", "Sending"])
      expect(control.options.timeLimit, equals: 8)
      expect(control.progress, equals: 0.25)
      _ = try shown.show(Button("Send", progress: nil) {}) as Control
      #expect(control.progress == nil)
      expect(control.options.timeLimit, equals: .infinity)
      expect(control.successLabel, equals: "Done")
    }
  }

  @Test(arguments: [true, false])
  func `An activation runs the work once, and the result sets the state`(succeeds: Bool)
    async throws
  {
    try await onScreen { shown in
      var runs = 0
      // Other tests may move the shared clock while this one waits.
      var options = TransitioningOptions()
      options.failureDelay = .infinity
      var states: [TransitioningAction.State] = []
      let state = State(initialValue: TransitioningAction.State.begin)
      let binding = state.projectedValue.recording { states.append($0) }
      let button = Button("Submit", state: binding) {
        runs += 1
        // An update must not set the same state again, since that would end the run.
        _ =
          try? shown.show(
            Button("Submit", state: binding) {}.transitioningOptions(options)) as Control
        if !succeeds { throw Fault() }
      }.transitioningOptions(options)
      let control: Control = try shown.show(button)
      _ = control.activate()
      expect(states, equals: [.loading])
      // An activation during the run does nothing.
      _ = control.activate()
      await until { states.count > 1 }
      expect(states, equals: [.loading, succeeds ? .success : .failure])
      expect(runs, equals: 1)
    }
  }

  @Test func `The state follows the binding, and is not written back`() throws {
    try onScreen { shown in
      var written: [TransitioningAction.State] = []
      let state = State(initialValue: TransitioningAction.State.success)
      let button = Button("Submit", state: state.projectedValue.recording { written.append($0) }) {}
      let control: Control = try shown.show(button)
      expect(control.controlState, equals: .success)
      for next in [TransitioningAction.State.failure, .loading, .begin] {
        state.wrappedValue = next
        _ = try shown.show(button) as Control
        expect(control.controlState, equals: next)
      }
      expect(written, equals: [])
    }
  }

  @Test func `The end of a failure is written to the binding`() throws {
    try onScreen { shown in
      let state = State(initialValue: TransitioningAction.State.failure)
      let button = Button("Submit", state: state.projectedValue) {}
      let control: Control = try shown.show(button)
      shown.pass(0.5)
      expect(state.wrappedValue, equals: .failure)
      shown.pass(0.6)
      expect(state.wrappedValue, equals: .begin)
      _ = try shown.show(button) as Control
      expect(control.controlState, equals: .begin)
    }
  }

  @Test func `A state that changes off the screen is written later`() async throws {
    try await onScreen { shown in
      let state = State(initialValue: TransitioningAction.State.loading)
      let control: Control = try shown.show(Button("Submit", state: state.projectedValue) {})
      // Off the screen, the change may come during an update, so it is written after that.
      control.removeFromSuperview()
      control.controlState = .success
      expect(state.wrappedValue, equals: .loading)
      await until { state.wrappedValue != .loading }
      expect(state.wrappedValue, equals: .success)
    }
  }

  @Test func `A button and its work are released with the view`() throws {
    weak var control: Control?
    weak var kept: Kept?
    try onScreen { shown in
      let whole = Kept()
      kept = whole
      control = try shown.show(
        Button("Submit", state: State(initialValue: .begin).projectedValue) { whole.use() })
      #expect(control != nil)
    }
    #expect(control == nil)
    #expect(kept == nil)
  }
}
