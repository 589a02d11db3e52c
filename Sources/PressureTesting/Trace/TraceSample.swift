import PressureKit

/// One line of a trace: what was known of one contact at one time.
public struct TraceSample: Equatable, Sendable {
  /// Seconds from the trace's first sample; never less than the sample before.
  public var time: Double
  /// Where in its life the contact is.
  public var phase: ContactPhase
  /// Which contact; any whole number of at most 2⁵³ to either side of 0, the same from `began` to its
  /// end. Of 64 bits also where `Int` has 32, as in a browser.
  public var id: Int64
  /// Where it is, in points, in the space of the trace's `bounds`.
  public var position: Point
  /// The force in the unit of the trace's `maximum`; finite, and beyond its range where the sensor said
  /// so.
  public var force: Double

  /// Makes a sample; nothing of it is checked before a trace takes it.
  public init(time: Double, phase: ContactPhase, id: Int64 = 1, position: Point, force: Double) {
    self.time = time
    self.phase = phase
    self.id = id
    self.position = position
    self.force = force
  }
}
