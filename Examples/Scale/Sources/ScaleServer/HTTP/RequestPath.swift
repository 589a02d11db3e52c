import Foundation

/// The path of a request as names of files or resources, each harmless by itself.
///
/// It is taken from the raw target. Only one spelling of each path is served: no empty segments, no
/// trailing slash.
struct RequestPath: Equatable {
  /// The decoded segments; none for `/`.
  let segments: [String]

  /// Reads a raw path.
  ///
  /// It is nil for one that could mean something else to a file system: where a segment is empty,
  /// begins with a dot, is no UTF-8, or holds a slash, a backslash or a control character.
  init?(_ raw: String) {
    guard raw.hasPrefix("/") else { return nil }
    guard raw != "/" else {
      segments = []
      return
    }
    var segments: [String] = []
    for part in raw.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
      guard let name = PercentEncoding.decoded(part), !name.isEmpty, !name.hasPrefix("."),
        !name.unicodeScalars.contains(where: Self.isHostile)
      else { return nil }
      segments.append(name)
    }
    self.segments = segments
  }

  /// The path in the one spelling that the routes know, whichever it came in.
  var text: String { "/" + segments.map(PercentEncoding.encoded).joined(separator: "/") }

  private static func isHostile(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "/" || scalar == "\\" || scalar.value < 0x20 || scalar.value == 0x7F
  }
}
