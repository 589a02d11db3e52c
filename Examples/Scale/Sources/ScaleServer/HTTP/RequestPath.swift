import Foundation

/// The path of a request as decoded segments, each safe to use as a file name.
///
/// It is parsed from the raw target. Empty segments and a trailing slash are refused.
struct RequestPath: Equatable {
  /// The decoded segments; empty for `/`.
  let segments: [String]

  /// Parses a raw path.
  ///
  /// Nil if a file system could read the path in another way: if a segment is empty, begins with a dot, is not UTF-8, or
  /// contains a slash, a backslash or a control character.
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

  /// The path in the normalized spelling, which the routes match.
  var text: String { "/" + segments.map(PercentEncoding.encoded).joined(separator: "/") }

  private static func isHostile(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "/" || scalar == "\\" || scalar.value < 0x20 || scalar.value == 0x7F
  }
}
