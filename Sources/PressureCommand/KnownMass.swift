/// A mass of which the grams are known, and the force that the sensor read under it.
struct KnownMass: Equatable {
  /// In units of an average touch.
  var force: Double
  var grams: Double
  /// Where it is in the file, from 1.
  var line: Int
}
