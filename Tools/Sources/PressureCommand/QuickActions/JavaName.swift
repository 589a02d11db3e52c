/// Names of packages and classes in Java.
enum JavaName {
  /// Whether a name is of two or more parts with points between them, each of letters, digits and _ after a
  /// letter. A class within another has a $.
  static func isQualified(_ name: String) -> Bool {
    let parts = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count > 1
      && parts.allSatisfy { part in
        part.first.map(isLetter) == true
          && part.allSatisfy {
            isLetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
              || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "$")
          }
      }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
