import Foundation
@_spi(Tools) import PressureHosting

/// How numbers are written, the same in every language: a point, and no sign on a zero.
package struct Number: CustomStringConvertible {
  /// All the digits that a reader needs to have the same number again, and no more.
  package let description: String

  /// From here on digits after the point tell nothing, and those before it do not fit.
  private static let large = 1e9

  package init(_ value: Double) {
    description = value.shortest
  }

  /// With so many decimals.
  package static func fixed(_ value: Double, _ decimals: Int) -> String {
    if abs(value) >= large { return String(format: "%.6g", value) }
    let text = String(format: "%.\(decimals)f", value)
    let isZero = text.utf8.allSatisfy { !(UInt8(ascii: "1")...UInt8(ascii: "9")).contains($0) }
    return isZero && text.hasPrefix("-") ? String(text.dropFirst()) : text
  }

  /// With so many significant digits, or more where they are before the point.
  static func significant(_ value: Double, _ digits: Int) -> String {
    let magnitude = value == 0 ? 0 : Int(log10(abs(value)).rounded(.down))
    return fixed(value, min(max(0, digits - 1 - magnitude), 9))
  }
}
