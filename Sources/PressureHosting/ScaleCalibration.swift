import PressureKit

/// The known masses of a scale, and the line through them.
///
/// A value. Its `json` is what a page, an app and `pressure calibrate` write and read.
public struct ScaleCalibration: Equatable, Sendable {
  /// A known mass, and what the sensor said of it.
  public struct Point: Equatable, Sendable {
    /// The force, in units of an average touch.
    public let force: Double
    /// The mass, in grams.
    public let grams: Double
  }

  /// In the order in which they were added.
  public private(set) var points: [Point] = []
  /// What a scale makes of them.
  public private(set) var fit = Calibration()

  /// Makes one without points.
  public init() {}

  /// Adds a known mass in grams and the force it was read at, in units of an average touch. Returns false, and nothing
  /// is changed, if either is not 0…1,000,000.
  public mutating func add(force: Double, grams: Double) -> Bool {
    guard fit.add(force: force, grams: grams) else { return false }
    points.append(Point(force: force, grams: grams))
    return true
  }

  /// Removes one; the index has to be of a point.
  public mutating func remove(at index: Int) {
    var left = points
    left.remove(at: index)
    self = ScaleCalibration()
    for point in left { _ = add(force: point.force, grams: point.grams) }
  }

  /// The line; nil while there is a `fault`, or no point.
  public var line: CalibrationLine? { fit.line }

  /// Why the points give no line; nil when they do, or when there are none.
  public var fault: CalibrationFault? { points.isEmpty ? nil : fit.fault }
}
