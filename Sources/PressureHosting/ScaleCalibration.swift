import PressureKit

/// The known masses of a scale, and the line through them.
///
/// It is a value. Its `json` is the format that web pages, apps and `pressure calibrate` write and read.
public struct ScaleCalibration: Equatable, Sendable {
  /// A known mass, and the force that the sensor measured for it.
  public struct Point: Equatable, Sendable {
    /// The force, in units of an average touch.
    public let force: Double
    /// The mass, in grams.
    public let grams: Double
  }

  /// The points, in the order in which they were added.
  public private(set) var points: [Point] = []
  /// The fit through the points that a scale weighs by.
  public private(set) var fit = Calibration()

  /// Makes a calibration without points.
  public init() {}

  /// Adds a known mass in grams and the force that was read for it, in units of an average touch. Returns false and
  /// changes nothing if either is not 0…1,000,000.
  public mutating func add(force: Double, grams: Double) -> Bool {
    guard fit.add(force: force, grams: grams) else { return false }
    points.append(Point(force: force, grams: grams))
    return true
  }

  /// Removes a point. The index has to be valid.
  public mutating func remove(at index: Int) {
    var left = points
    left.remove(at: index)
    self = ScaleCalibration()
    for point in left { _ = add(force: point.force, grams: point.grams) }
  }

  /// The line through the points; nil if there is a `fault`, or no point.
  public var line: CalibrationLine? { fit.line }

  /// The reason why the points give no line; nil if they do, or if there are no points.
  public var fault: CalibrationFault? { points.isEmpty ? nil : fit.fault }
}
