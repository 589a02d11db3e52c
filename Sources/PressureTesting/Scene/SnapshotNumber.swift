import PressureKit

/// Formats numbers and colours in the same way on every machine.
enum SnapshotNumber {
  /// Rounds to thousandths, without trailing zeros or a sign on zero.
  static func text(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000 + 0
    let text = "\(rounded == 0 ? 0 : rounded)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Returns a CSS colour: `#rrggbb`, or `#rrggbbaa` if it is not opaque.
  static func color(_ color: LayerColor) -> String {
    let parts = [color.red, color.green, color.blue] + (color.alpha < 1 ? [color.alpha] : [])
    return "#"
      + parts.map { part in
        // NaN counts as 0.
        let byte = part > 0 ? UInt8((min(part, 1) * 255).rounded()) : 0
        let digits = String(byte, radix: 16)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }
}
