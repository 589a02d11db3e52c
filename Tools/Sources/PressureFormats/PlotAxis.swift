import Foundation

/// An axis that covers some numbers, and where its numbers are on the page.
package struct PlotAxis {
  /// What it covers: the numbers, and zero if that is not far from them.
  let least: Double
  let most: Double
  /// The round numbers on it.
  package let ticks: [Double]

  private let step: Double
  /// What is at its ends, a little beyond what it covers, so that no mark is cut off.
  private let lower: Double
  private let upper: Double
  /// Where the ends are, in pixels; down the page is more.
  private let start: Double
  private let end: Double

  private static let margin = 0.04

  /// An axis from one place on the page to another, with about so many ticks.
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

  /// The number nearest to zero on it.
  var zero: Double { min(max(0, lower), upper) }

  /// Where a number is.
  package func place(_ value: Double) -> Double {
    start + (value - lower) / (upper - lower) * (end - start)
  }

  /// A tick's number, with the decimals that the step needs.
  package func label(_ value: Double) -> String {
    let decimals = max(0, Int(-(log10(step) + 1e-9).rounded(.down)))
    // What is so small is not to scale with a screen: short is all it has to be.
    let text = decimals > 6 ? String(format: "%.8g", value) : Number.fixed(value, decimals)
    return text.replacingOccurrences(of: "-", with: "−")
  }

  /// The next larger of 1, 2, 5, 10 …, times a power of ten.
  private static func roundStep(_ size: Double) -> Double {
    let power = pow(10, log10(size).rounded(.down))
    let factor = [1.0, 2, 5].first { $0 * power >= size * (1 - 1e-9) } ?? 10
    return factor * power
  }
}
