#if os(iOS) || os(macOS) || STAND_INS
import QuartzCore

/// Calls a closure once at a time that may change until then. It also fires while no frame is shown, and during
/// scrolling.
@MainActor
final class WakeTimer {
  private let wake: @MainActor () -> Void
  private var timer: Timer?
  /// The time at which the timer fires.
  private var fireTime = 0.0

  /// Makes a timer that is not set.
  init(_ wake: @escaping @MainActor () -> Void) {
    self.wake = wake
  }

  /// The time of the call, on the clock of `CACurrentMediaTime()`; nil, the default, means never.
  ///
  /// A later time keeps the present timer, which then fires too early once. Otherwise a time that each touch postpones
  /// would make a timer for each touch.
  var time: Double? {
    didSet {
      guard let time else {
        timer?.invalidate()
        timer = nil
        return
      }
      if timer == nil || time < fireTime { start(at: time) }
    }
  }

  private func start(at time: Double) {
    timer?.invalidate()
    fireTime = time
    let timer = Timer(timeInterval: max(0, time - CACurrentMediaTime()), repeats: false) {
      [weak self] _ in MainActor.assumeIsolated { self?.fire() }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  private func fire() {
    timer = nil
    time = nil
    wake()
  }
}

/// One announcement that is posted shortly after it was requested, unless it is released before. A platform keeps one
/// at a time, so that a later announcement replaces one that has not been posted.
///
/// VoiceOver drops an announcement during the activation of an element, and interrupts one to speak about the focus.
@MainActor
final class DelayedAnnouncement {
  private let post: @MainActor () -> Void

  /// The delay, in seconds. By then the activation is over, but VoiceOver does not yet speak again. The delay is too
  /// short to notice.
  private static let delay = 0.1

  /// Makes an announcement that calls `post` when it is due.
  init(post: @escaping @MainActor () -> Void) {
    self.post = post
    let timer = Timer(timeInterval: DelayedAnnouncement.delay, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.post() }
    }
    // The common modes also fire the timer during scrolling, or while a menu is open.
    RunLoop.main.add(timer, forMode: .common)
  }
}
#endif
