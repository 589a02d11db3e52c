/// The printed report of a fit: the line, its quality, every mass and the margins of a weighing.
package struct Report {
  package let text: String

  package init(_ fit: Fit) {
    text = """
      \(Self.summary(fit))

      \(Self.table(fit))

      \(Self.worst(fit))
      \(Self.margins(fit))
      """
  }

  private static func summary(_ fit: Fit) -> String {
    let line = fit.line
    let numbers = [
      ("points", "\(line.count)", ""),
      ("slope", Number.fixed(line.slope, 3), " g per unit of force"),
      ("offset", Number.fixed(line.offset, 3), " g"),
      ("R²", Number.fixed(line.rSquared, 6), ""),
      line.count > 2
        ? ("standard error", Number.fixed(line.standardError, 3), " g")
        : ("standard error", "not known", ": two points fit any line"),
    ]
    // Align the numbers at their decimal points.
    func whole(_ number: String) -> Int {
      number == "not known" ? 0 : number.prefix { $0 != "." }.count
    }
    let width = numbers.map { whole($0.1) }.max() ?? 0
    return numbers.map { label, number, unit in
      let space = number == "not known" ? 0 : width - whole(number)
      return label.padded(to: 16) + String(repeating: " ", count: space) + number + unit
    }.joined(separator: "\n")
  }

  private static func table(_ fit: Fit) -> String {
    let header = ["force", "grams", "fitted", "residual"]
    let rows = fit.masses.map { mass in
      let residual = Number.fixed(fit.residual(mass), 2)
      return [
        Number.fixed(mass.force, 3), Number.fixed(mass.grams, 2),
        Number.fixed(fit.fitted(mass), 2), residual,
      ]
    }
    let widths = header.indices.map { column in
      max(header[column].count, rows.lazy.map { $0[column].utf8.count }.max() ?? 0)
    }
    return ([header] + rows).map { row in
      zip(row, widths).map { $0.leftPadded(to: $1) }.joined(separator: "  ")
    }.joined(separator: "\n")
  }

  private static func worst(_ fit: Fit) -> String {
    let worst = fit.worst
    let residual = fit.residual(worst)
    let distance = Number.fixed(abs(residual), 2)
    if distance == "0.00" { return "Every point is within 0.005 g of the line." }
    return """
      The worst point is in line \(worst.line): \(Number(worst.grams)) g at \(Number(worst.force)), \
      \(distance) g \(residual > 0 ? "above" : "below") the line.
      """
  }

  private static func margins(_ fit: Fit) -> String {
    let margins = fit.margins.map { margin in
      let place = margin.force == 0 ? "no force" : Number.fixed(margin.force, 3)
      return "\(Number.fixed(margin.grams, 2)) g at \(place)"
    }
    guard let last = margins.last else { return "" }
    var text = ""
    if fit.noiseGrowth > 0 {
      text = """
        Without weights the slope would be \(Number.fixed(fit.plain.slope, 3)) g and the offset \
        \(Number.fixed(fit.plain.offset, 3)) g.

        """
    }
    let rest = margins.dropLast().joined(separator: ", ")
    return text + "95 of 100 weighings are within \(rest) and \(last).\n"
  }
}
