import PressureKit
import Testing

@testable import PressureHosting

/// The presenter of a transitioning button makes the same decisions on every platform.
@MainActor
@Suite struct TransitioningPresenterTests {
  @Test func `its value describes the work, and only a press activates it`() {
    let presenter = TransitioningPresenter(on: PlatformDouble())
    presenter.host.isOnScreen = true
    var activations = 0
    presenter.activated = { activations += 1 }
    var values: [String] = []
    for state in TransitioningAction.State.allCases {
      presenter.state = state
      values.append("\(state): \(presenter.value)")
    }
    expect(values, equals: ["begin: ", "loading: Loading", "success: Done", "failure: Failed"])
    expect(activations, equals: 0)
    presenter.state = .begin
    #expect(presenter.host.activate())
    expect(activations, equals: 1)
    presenter.successLabel = "Sent"
    presenter.state = .success
    expect(presenter.value, equals: "Sent")
    expect(presenter.text(of: .title), equals: "")
  }

  @Test func `a change of its progress is drawn at once`() {
    let presenter = TransitioningPresenter(on: PlatformDouble())
    var draws = 0
    presenter.host.draw = { draws += 1 }
    presenter.progress = 0.5
    expect(presenter.host.control.progress, equals: 0.5)
    expect(draws, equals: 1)
  }
}
