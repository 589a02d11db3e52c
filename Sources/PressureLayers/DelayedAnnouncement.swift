#if os(iOS) || os(macOS) || STAND_INS
import QuartzCore

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
