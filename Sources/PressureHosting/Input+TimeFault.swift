// Finds the time of an input that cannot be on the platform's clock.

import PressureKit

extension Input {
  /// The farthest that the time of a contact or a key may be from the platform's clock, in seconds: a day. An app that a
  /// debugger has stopped receives its events late.
  private static let farthest = 86_400.0

  /// Returns the mistake in the time of a contact or a key, with its fix; nil if the time can be right. `now` is the
  /// time on the platform's clock, in seconds.
  func timeFault(at now: Double) -> String? {
    switch self {
    case .contact, .key: break
    case .activation, .interruption, .enabling, .time: return nil
    }
    guard abs(time - now) > Input.farthest else { return nil }
    return "The time of an input is \(time) s, but the clock of the platform is at \(now) s. "
      + "Times are in seconds, on the clock of the platform's events. "
      + "Pass the time stamp of the event, not milliseconds and not a date."
  }
}
