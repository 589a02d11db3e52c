/// Which characters the texts of a declaration may have.
enum QuickActionText {
  /// What is wrong with a text that is shown in one line, or is a name.
  static func problem(inLine text: String) -> QuickActionProblem? {
    if text.unicodeScalars.allSatisfy({ isSpace($0) || isInvisible($0) }) { return .empty }
    return text.unicodeScalars.contains(where: isControl) ? .controlCharacter : nil
  }

  /// Whether XML 1.0 can have all characters of a text.
  static func isXML(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x9, 0xA, 0xD: true
      case 0..<0x20, 0xFFFE, 0xFFFF: false
      default: true
      }
    }
  }

  /// Whether a text is of two or more labels with points between them, as a domain written backwards.
  static func isReverseDNS(_ text: String) -> Bool {
    var labels = 0
    for label in text.utf8.split(separator: point, omittingEmptySubsequences: false) {
      guard let first = label.first, let last = label.last, first != hyphen, last != hyphen,
        label.allSatisfy({ isLetter($0) || isDigit($0) || $0 == hyphen }),
        labels > 0 || isLetter(first)
      else { return false }
      labels += 1
    }
    return labels > 1
  }

  /// The spaces of Unicode within a line.
  static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Joiners and the like, which have no width: a line of nothing else looks empty.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200B...0x200D, 0x2060, 0xFEFF: true
    default: false
    }
  }

  /// What is not a character of a line: controls, separators of lines, and no characters at all.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029, 0xFFFE, 0xFFFF: true
    default: false
    }
  }

  private static let point = UInt8(ascii: ".")
  private static let hyphen = UInt8(ascii: "-")

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
