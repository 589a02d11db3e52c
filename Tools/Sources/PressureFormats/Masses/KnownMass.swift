/// A mass of which the grams are known, and the force that the sensor read under it.
package struct KnownMass: Equatable {
  /// In units of an average touch.
  package var force: Double
  package var grams: Double
  /// Where it is in the file, from 1.
  package var line: Int
}
