#if os(iOS) || os(macOS) || STAND_INS
import QuartzCore

/// Calls something once at a time that may change until then: also while no frame is shown, and while something scrolls.
@MainActor
package final class WakeTimer {
  private let wake: @MainActor () -> Void
  private var timer: Timer?
  /// When the timer fires.
  private var fireTime = 0.0

  /// Makes one that does nothing yet.
  package init(_ wake: @escaping @MainActor () -> Void) {
    self.wake = wake
  }

  /// When it calls, on the clock of `CACurrentMediaTime()`; nil, the default, is never.
  ///
  /// A later time than the one before keeps the timer, which is then too early once: a time that is put off with each
  /// touch would make a timer for each.
  package var time: Double? {
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

/// One announcement that is posted a moment after it was asked for; never, if it is released before. A platform keeps one at
/// a time, so that a later announcement takes the place of one that nobody has heard yet.
///
/// VoiceOver drops what is announced while it activates an element, and cuts what it is saying when it speaks of the focus.
@MainActor
package final class DelayedAnnouncement {
  private let post: @MainActor () -> Void

  /// After an activation VoiceOver is not yet speaking again so soon, and nobody waits, in seconds.
  private static let delay = 0.1

  /// Makes one that calls `post` when it is due.
  package init(post: @escaping @MainActor () -> Void) {
    self.post = post
    let timer = Timer(timeInterval: DelayedAnnouncement.delay, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.post() }
    }
    // Also while something scrolls, or a menu is open.
    RunLoop.main.add(timer, forMode: .common)
  }
}
#endif
