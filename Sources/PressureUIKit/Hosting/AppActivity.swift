#if canImport(UIKit)
import UIKit

/// Tells when the app stops being the one in front.
@MainActor
final class AppActivity {
  private let stops: @MainActor () -> Void
  private var observation: Observation?

  init(stops: @escaping @MainActor () -> Void) {
    self.stops = stops
  }

  /// Whether it watches.
  var isWatched: Bool {
    get { observation != nil }
    set {
      observation =
        newValue
        ? Observation(of: UIApplication.willResignActiveNotification) { [weak self] in
          self?.stops()
        }
        : nil
    }
  }
}
#endif
