/// Checks the names of Java packages and classes.
enum JavaName {
  /// True if a name has two or more parts, separated by dots. Each part begins with a letter and contains only letters, digits,
  /// _ and $, which separates a nested class.
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
