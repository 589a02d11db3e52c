import PressureKit

/// A bell on a counter: press it, and it rings; once a press.
///
///     level above 0.20 of the sensor's range   rest → ringing   `ring`, once
///     0.8 s later                              ringing → rest
///
/// Without a sensor holding it for half a second rings it. By key or assistive technology an activation does.
struct Bell: DeclaredControl {
  /// The sound of the bell.
  enum State: UInt8, CaseIterable, Sendable {
    /// It is quiet. → `ringing`: it was pressed.
    case rest
    /// It rings. → `rest`: by itself.
    case ringing
  }
  /// The acts of the bell, for its host.
  enum Act: UInt8, CaseIterable, Sendable {
    /// It rings: call somebody.
    case ring
  }
}
