import PressureKit

/// A bell on a counter. It rings once for each press.
///
///     level above 0.20 of the sensor's range   rest → ringing   `ring`, once
///     0.8 s later                              ringing → rest
///
/// Without a sensor, holding it for half a second rings it. A key or assistive technology rings it with an activation.
struct Bell: DeclaredControl {
  /// The sound of the bell.
  enum State: UInt8, CaseIterable, Sendable {
    /// The bell is quiet. → `ringing`: it is pressed.
    case rest
    /// The bell rings. → `rest`: by itself.
    case ringing
  }
  /// The acts of the bell, for its host.
  enum Act: UInt8, CaseIterable, Sendable {
    /// Call somebody: the bell rings.
    case ring
  }
}
