/// The version of the kit. The script of a page loads only an engine of its own version.
package enum KitVersion {
  /// A million times the major, a thousand times the minor, and the patch version.
  package static let number: Int32 = 1_000
}
