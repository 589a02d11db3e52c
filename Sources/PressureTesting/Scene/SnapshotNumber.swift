import PressureKit

/// How a snapshot writes numbers and colours: the same on every machine.
enum SnapshotNumber {
  /// Rounded to thousandths, without a zero at the end or a sign on one.
  static func text(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000 + 0
    let text = "\(rounded == 0 ? 0 : rounded)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// As CSS has it: `#rrggbb`, or `#rrggbbaa` where it is not opaque.
  static func color(_ color: LayerColor) -> String {
    let parts = [color.red, color.green, color.blue] + (color.alpha < 1 ? [color.alpha] : [])
    return "#"
      + parts.map { part in
        // What is no number is none of it.
        let byte = part > 0 ? UInt8((min(part, 1) * 255).rounded()) : 0
        let digits = String(byte, radix: 16)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }
}
