import PressureKit

/// Decides what a transitioning button says, and runs its work, for a native view of any toolkit.
@MainActor
package final class TransitioningPresenter {
  /// The control's host.
  package let host: ControlHost<TransitioningAction>
  /// The text after a success.
  package var successLabel = KitWord.successLabel.text
  /// The text after a failure.
  package var failureLabel = KitWord.failureLabel.text
  /// The text that assistive technology says while the button works.
  package var loadingLabel = KitWord.loadingLabel.text
  /// Called when the button is activated.
  package var activated: @MainActor () -> Void = {}
  private let work: TransitioningWork

  /// Makes the presenter of a new control on a platform.
  package init(on platform: any HostPlatform) {
    host = ControlHost(TransitioningAction(), on: platform)
    work = TransitioningWork(of: host)
    host.text = { [weak self] in self?.text(of: $0) ?? "" }
    host.act = { [weak self] in self?.act($0) }
  }

  /// The progress of the work, 0…1; nil if it is unknown.
  package var progress: Double? {
    get { host.control.progress }
    set {
      host.control.progress = newValue
      host.invalidate()
    }
  }

  /// The state of the work. Setting it ends the present run.
  package var state: TransitioningAction.State {
    get { host.control.state }
    set { host.update(takingBack: .always) { $0.setState(newValue, at: $1) } }
  }

  /// Starts a run of asynchronous work. Returns true if it started; see `TransitioningWork.run(_:)`.
  package func run(_ body: @escaping @MainActor () async throws -> Void) -> Bool {
    work.run(body)
  }

  /// The text of a label of the control; empty for the title, which the view has.
  package func text(of label: TransitioningAction.Label) -> String {
    switch label {
    case .success: successLabel
    case .failure: failureLabel
    case .none, .title: ""
    }
  }

  /// The accessibility value: the state or the result of the work.
  package var value: String { state == .loading ? loadingLabel : text(of: host.control.label) }

  private func act(_ act: TransitioningAction.Act) {
    if act == .activate {
      activated()
    } else {
      work.end(with: act)
    }
  }
}
