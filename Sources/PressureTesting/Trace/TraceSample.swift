import PressureKit

/// One line of a trace: one contact at one time.
public struct TraceSample: Equatable, Sendable {
  /// Seconds since the trace's first sample; never less than for the previous sample.
  public var time: Double
  /// The phase of the contact.
  public var phase: ContactPhase
  /// The id of the contact: a whole number between −2⁵³ and 2⁵³, the same from `began` to the end. It has 64 bits even where
  /// `Int` has 32, as in a browser.
  public var id: Int64
  /// The position of the contact, in points, in the space of the trace's `bounds`.
  public var position: Point
  /// The force in the unit of the trace's `maximum`. It is finite, and can exceed the range if the sensor reported that.
  public var force: Double

  /// Creates a sample. It is checked only when it is added to a trace.
  public init(time: Double, phase: ContactPhase, id: Int64 = 1, position: Point, force: Double) {
    self.time = time
    self.phase = phase
    self.id = id
    self.position = position
    self.force = force
  }
}
