import PressureKit

/// The work that a transitioning button starts. It belongs to one run of the control: its result has no effect after
/// that run has ended.
///
///     let work = TransitioningWork(of: host)
///     host.act = { act in if act == .activate { start() } else { work.end(with: act) } }
///     work.run { try await form.send() }
@MainActor
public final class TransitioningWork {
  private let host: ControlHost<TransitioningAction>
  private var task: Task<Void, Never>?

  /// Makes the work for a control's host. Pass the acts of the control to `end(with:)`.
  public init(of host: ControlHost<TransitioningAction>) {
    self.host = host
  }

  /// Starts a run with asynchronous work. The run succeeds, or fails if the work throws. Returns true if the run
  /// started; during another run it returns false and does nothing.
  @discardableResult
  public func run(_ body: @escaping @MainActor () async throws -> Void) -> Bool {
    var run: Int32 = 0
    host.update { $0.startRun(&run, at: $1) }
    // Another run is under way, or a listener ended this run as it began.
    if run == 0 || host.control.run != run { return false }
    task = Task { [weak host] in
      var succeeded = true
      do { try await body() } catch { succeeded = false }
      host?.update { $0.finishRun(run, succeeded: succeeded, at: $1) }
    }
    return true
  }

  /// Takes an act of the control. If the run ended before its work was done, the work is cancelled as a `Task` is.
  public func end(with act: TransitioningAction.Act) {
    switch act {
    case .activate: return
    case .abort, .timeOut: task?.cancel()
    case .finish: break
    }
    task = nil
  }
}
