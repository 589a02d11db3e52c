#if os(iOS) || os(macOS) || STAND_INS
import Foundation

/// A mistake in an app's use of the kit, reported to its developer.
@MainActor
enum UsageFault {
  /// Writes a message to the log. A test replaces it to read the messages.
  static var report: (String) -> Void = { NSLog("PressureViews: \($0)") }
}
#endif
