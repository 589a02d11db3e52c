import PressureKit
import Testing

@testable import PressureHosting

/// A transitioning button's presenter decides the same on every platform.
@MainActor
@Suite struct TransitioningPresenterTests {
  @Test func `it says what its work is doing, and is activated by a press alone`() {
    let presenter = TransitioningPresenter(on: PlatformDouble())
    presenter.host.isOnScreen = true
    var activations = 0
    presenter.activated = { activations += 1 }
    var values: [String] = []
    for state in TransitioningAction.State.allCases {
      presenter.state = state
      values.append("\(state): \(presenter.value)")
    }
    #expect(values == ["begin: ", "loading: Loading", "success: Done", "failure: Failed"])
    #expect(activations == 0)
    presenter.state = .begin
    #expect(presenter.host.activate())
    #expect(activations == 1)
    presenter.successLabel = "Sent"
    presenter.state = .success
    #expect(presenter.value == "Sent")
    #expect(presenter.text(of: .title) == "")
  }

  @Test func `its progress is drawn at once`() {
    let presenter = TransitioningPresenter(on: PlatformDouble())
    var draws = 0
    presenter.host.draw = { draws += 1 }
    presenter.progress = 0.5
    #expect(presenter.host.control.progress == 0.5)
    #expect(draws == 1)
  }
}
