import Foundation

/// An axis that covers some numbers and maps them to positions on the page.
package struct PlotAxis {
  /// The covered range: the numbers, and zero if it is near them.
  let least: Double
  let most: Double
  /// The round numbers on the axis.
  package let ticks: [Double]

  private let step: Double
  /// The values at both ends, slightly beyond the covered range, so that marks are not cut off.
  private let lower: Double
  private let upper: Double
  /// The positions of the ends, in pixels; they grow down the page.
  private let start: Double
  private let end: Double

  private static let margin = 0.04

  /// Creates an axis between two positions on the page, with about the given number of ticks.
  package init(covering values: [Double], from start: Double, to end: Double, ticks count: Int) {
    let minimum = values.min() ?? 0
    let most = values.max() ?? 1
    let least = minimum > 0 && minimum <= most - minimum ? 0 : minimum
    let span = most > least ? most - least : 1
    let step = Self.roundStep(span / Double(count))
    let lower = least - Self.margin * span
    let upper = most + Self.margin * span
    let first = (lower / step).rounded(.up)
    let last = (upper / step).rounded(.down)
    ticks = stride(from: first, through: last, by: 1).map { $0 * step }
    (self.least, self.most, self.step) = (least, most, step)
    (self.lower, self.upper) = (lower, upper)
    (self.start, self.end) = (start, end)
  }

  /// The number on the axis that is nearest to zero.
  var zero: Double { min(max(0, lower), upper) }

  /// Returns the position of a number.
  package func place(_ value: Double) -> Double {
    start + (value - lower) / (upper - lower) * (end - start)
  }

  /// Returns the label of a tick, with as many decimals as the step needs.
  package func label(_ value: Double) -> String {
    let decimals = max(0, Int(-(log10(step) + 1e-9).rounded(.down)))
    // No screen shows such small steps to scale, so the label only has to be short.
    let text = decimals > 6 ? String(format: "%.8g", value) : Number.fixed(value, decimals)
    return text.replacingOccurrences(of: "-", with: "−")
  }

  /// Rounds up to 1, 2, 5 or 10 times a power of ten.
  private static func roundStep(_ size: Double) -> Double {
    let power = pow(10, log10(size).rounded(.down))
    let factor = [1.0, 2, 5].first { $0 * power >= size * (1 - 1e-9) } ?? 10
    return factor * power
  }
}
