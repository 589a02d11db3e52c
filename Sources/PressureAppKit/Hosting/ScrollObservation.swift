#if os(macOS) || STAND_INS
import AppKit
import PressureLayers

/// Hears each scroll of what a view is in, and each new size of its window, for as long as it is kept.
@MainActor
final class ScrollObservation {
  private var observations: [Observation] = []

  /// Observes what the view is in now.
  init(around view: NSView, moved: @escaping @MainActor @Sendable () -> Void) {
    for case let clip as NSClipView in view.ancestors {
      clip.postsBoundsChangedNotifications = true
      observations.append(
        Observation(of: NSView.boundsDidChangeNotification, from: clip, heard: moved))
    }
    guard let window = view.window else { return }
    observations.append(
      Observation(of: NSWindow.didResizeNotification, from: window, heard: moved))
  }
}
#endif
