#if canImport(SwiftUI)
import PressureSwiftUI
import SwiftUI

/// A counter with a bell on it.
struct Counter: View {
  /// Called at each ring.
  let call: @MainActor () -> Void

  var body: some View {
    ControlView(Bell(), "Service", size: CGSize(width: 96, height: 96)) { _ in call() }
      .texts([.rung: "Somebody is coming"])
  }
}
#endif
