/// A known mass in grams, and the force that the sensor measured under it.
package struct KnownMass: Equatable {
  /// In units of an average touch.
  package var force: Double
  package var grams: Double
  /// The line in the file, counted from 1.
  package var line: Int
}
