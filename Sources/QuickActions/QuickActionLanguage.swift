/// A language of a declaration: a tag such as `de`, `pt-BR`, `es-419`, `zh-Hans` or `sr-Latn-RS` (BCP 47).
///
/// Variants and extensions are not supported, because not every system has a name for them.
public struct QuickActionLanguage: Equatable, Sendable {
  /// Two or three lowercase letters.
  public let language: String
  /// Four letters, beginning with a capital; none by default.
  public let script: String?
  /// Two capitals, or three digits; none by default.
  public let region: String?

  /// Parses a tag; nil if it is not valid or not in the usual capitalization.
  public init?(_ tag: String) {
    var parts = tag.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
      .map(Array.init)
    let first = parts.removeFirst()
    guard (2...3).contains(first.count), first.allSatisfy(Self.isSmall) else { return nil }
    language = String(decoding: first, as: UTF8.self)
    if let part = parts.first, part.count == 4, Self.isCapital(part[0]),
      part.dropFirst().allSatisfy(Self.isSmall)
    {
      script = String(decoding: parts.removeFirst(), as: UTF8.self)
    } else {
      script = nil
    }
    if let part = parts.first,
      part.count == 2 && part.allSatisfy(Self.isCapital)
        || part.count == 3 && part.allSatisfy(Self.isDigit)
    {
      region = String(decoding: parts.removeFirst(), as: UTF8.self)
    } else {
      region = nil
    }
    if !parts.isEmpty { return nil }
  }

  private static func isSmall(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  private static func isCapital(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

/// Localized texts.
extension QuickAction {
  /// Returns the title in a language or in the nearest declared one: for `de-AT`, that of `de`. Otherwise returns the default
  /// title.
  public func localizedTitle(for language: String) -> String {
    Self.text(in: language, of: localizedTitles) ?? title
  }

  /// Returns the subtitle by the same rule; nil if the action has none.
  public func localizedSubtitle(for language: String) -> String? {
    Self.text(in: language, of: localizedSubtitles) ?? subtitle
  }

  private static func text(in language: String, of texts: [String: String]) -> String? {
    var parts = language.utf8.split(separator: UInt8(ascii: "-")).map(Array.init)
    while !parts.isEmpty {
      let tag = String(decoding: Array(parts.joined(separator: [UInt8(ascii: "-")])), as: UTF8.self)
      if let text = texts[tag] { return text }
      parts.removeLast()
    }
    return nil
  }
}
