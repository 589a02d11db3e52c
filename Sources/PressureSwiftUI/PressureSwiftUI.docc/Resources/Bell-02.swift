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
  /// The texts that it announces.
  enum Label: UInt8, CaseIterable, Sendable {
    /// No text.
    case none
    /// The text for a ring.
    case rung
  }
  /// Its layers, from back to front.
  enum LayerID: UInt8, CaseIterable, Sendable {
    /// The waves of its sound, on both sides.
    case leftWave = 1
    case rightWave
    /// The knob is the part that is pressed.
    case knob
    case dome
    case base
  }
}
