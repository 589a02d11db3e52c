#if os(iOS) || STAND_INS
import Foundation

/// A mistake in how an app uses the kit, told to its developer.
@MainActor
enum UsageFault {
  /// Writes a message to the log. A test sets another function to read the messages.
  static var report: (String) -> Void = { NSLog("PressureUIKit: \($0)") }
}
#endif
