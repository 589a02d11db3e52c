import Foundation
@_spi(Tools) import PressureHosting

/// Formats numbers independently of the language, with a decimal point and no sign on a zero.
package struct Number: CustomStringConvertible {
  /// The shortest text that gives the same number again.
  package let description: String

  /// From here on, decimals carry no information, and all digits before the point would be too long.
  private static let large = 1e9

  package init(_ value: Double) {
    description = value.shortest
  }

  /// Formats a number with the given number of decimals.
  package static func fixed(_ value: Double, _ decimals: Int) -> String {
    if abs(value) >= large { return String(format: "%.6g", value) }
    let text = String(format: "%.\(decimals)f", value)
    let isZero = text.utf8.allSatisfy { !(UInt8(ascii: "1")...UInt8(ascii: "9")).contains($0) }
    return isZero && text.hasPrefix("-") ? String(text.dropFirst()) : text
  }

  /// Formats a number with the given number of significant digits, or more if there are more before the point.
  static func significant(_ value: Double, _ digits: Int) -> String {
    let magnitude = value == 0 ? 0 : Int(log10(abs(value)).rounded(.down))
    return fixed(value, min(max(0, digits - 1 - magnitude), 9))
  }
}
