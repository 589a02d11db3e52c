/// Why known masses give no calibration.
public enum CalibrationFault: UInt8, Error, Sendable {
  /// A line needs two points.
  case tooFewPoints = 1
  /// All points are of the same mass: any slope would fit.
  case oneMass
  /// The force was the same for different masses: the sensor did not feel them.
  case noSpread
  /// More mass gave less force, or none of the force is explained by the mass.
  case negativeSlope
}
