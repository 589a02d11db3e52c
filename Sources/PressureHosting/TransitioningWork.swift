import PressureKit

/// The work that a transitioning button starts: it belongs to one run of the control, and what it comes to after that
/// run has ended changes nothing.
///
///     let work = TransitioningWork(of: host)
///     host.act = { act in if act == .activate { start() } else { work.end(with: act) } }
///     work.run { try await form.send() }
@MainActor
public final class TransitioningWork {
  private let host: ControlHost<TransitioningAction>
  private var task: Task<Void, Never>?

  /// Makes the work of a control's host, which tells it of its acts.
  public init(of host: ControlHost<TransitioningAction>) {
    self.host = host
  }

  /// Starts a run with some work: success, or failure when it throws. Returns whether it did: while a run is under way it
  /// does nothing.
  @discardableResult
  public func run(_ body: @escaping @MainActor () async throws -> Void) -> Bool {
    var run: Int32 = 0
    host.update {
      let before = $0.run
      let events = $0.startRun(at: $1)
      if $0.run != before { run = $0.run }
      return events
    }
    // One is under way, or this one has been ended by who heard that it began.
    if run == 0 || host.control.run != run { return false }
    task = Task { [weak host] in
      var succeeded = true
      do { try await body() } catch { succeeded = false }
      host?.update { $0.finishRun(run, succeeded: succeeded, at: $1) }
    }
    return true
  }

  /// Takes an act of the control: where a run was ended before it was done, its work is cancelled, as a `Task` is.
  public func end(with act: TransitioningAction.Act) {
    switch act {
    case .activate: return
    case .abort, .timeOut: task?.cancel()
    case .finish: break
    }
    task = nil
  }
}
