import Foundation

/// A fit as an SVG picture: the points, the line and, below them, the distance of each point from the line.
///
/// The residuals have their own scale, because those of a good sensor are smaller than a point mark. The picture follows the
/// reader's light or dark mode. It has no scripts and loads nothing.
package struct FitPlot {
  package let text: String

  private static let width = 720
  private static let height = 600
  private static let left = 92.0
  private static let right = 692.0
  private static let top = 108.0
  private static let bottom = 396.0
  private static let stemTop = 448.0
  private static let stemBottom = 540.0

  package init(_ fit: Fit) {
    let forces = PlotAxis(
      covering: fit.masses.map(\.force), from: Self.left, to: Self.right, ticks: 8)
    let ends = [forces.least, forces.most]
    let grams = PlotAxis(
      covering: fit.masses.map(\.grams) + ends.map(fit.line.grams), from: Self.bottom,
      to: Self.top, ticks: 8)
    // Hide mere rounding errors of points that are on the line.
    let farthest = max(abs(fit.residual(fit.worst)), (grams.most - grams.least) / 1000)
    let stems = PlotAxis(
      covering: [-farthest, farthest], from: Self.stemBottom, to: Self.stemTop, ticks: 4)
    let line = ends.map { (forces.place($0), grams.place(fit.line.grams(at: $0))) }
    text = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Self.width) \(Self.height)" \
      width="\(Self.width)" height="\(Self.height)" role="img" aria-labelledby="title facts">
      \(Self.style)
      <rect class="page" width="\(Self.width)" height="\(Self.height)" rx="12"/>
      <text class="title" id="title" x="28" y="42">\(Self.title(fit))</text>
      <text id="facts" x="28" y="66">\(Self.facts(fit))</text>
      \(Self.columns(forces))
      \(Self.rows(grams, forces, "grams", from: Self.top, to: Self.bottom))
      \(Self.rows(stems, forces, "residual", from: Self.stemTop, to: Self.stemBottom))
      <path class="line" d="M\(Self.pair(line[0]))L\(Self.pair(line[1]))"/>
      <path class="off" d="\(Self.residuals(fit, forces, grams))"/>
      <g class="points">
      \(Self.points(fit, forces, grams))
      </g>
      <path class="stems" d="\(Self.stems(fit, forces, stems))"/>
      </svg>

      """
  }

  private static func title(_ fit: Fit) -> String {
    "Slope \(minus(Number.significant(fit.line.slope, 4))) g per unit of force"
  }

  private static func facts(_ fit: Fit) -> String {
    let line = fit.line
    var facts = [
      "offset \(minus(Number.significant(line.offset, 4))) g",
      "R² \(Number.fixed(line.rSquared, 6))",
    ]
    if line.count > 2 {
      facts.append("standard error \(Number.significant(line.standardError, 3)) g")
    }
    facts.append("\(line.count) points")
    return facts.joined(separator: " · ")
  }

  /// The vertical grid lines at round forces, through both parts, with their labels.
  private static func columns(_ forces: PlotAxis) -> String {
    var parts: [String] = []
    for tick in forces.ticks {
      let x = decimal(forces.place(tick))
      parts.append(
        "<path class=\"grid\" d=\"M\(x) \(decimal(top))V\(decimal(bottom))"
          + "M\(x) \(decimal(stemTop))V\(decimal(stemBottom))\"/>")
      parts.append(
        "<text x=\"\(x)\" y=\"\(decimal(stemBottom + 22))\" text-anchor=\"middle\">"
          + "\(forces.label(tick))</text>")
    }
    parts.append(
      "<text x=\"\(decimal((left + right) / 2))\" y=\"\(decimal(stemBottom + 46))\" "
        + "text-anchor=\"middle\">force, in units of an average touch</text>")
    return parts.joined(separator: "\n")
  }

  /// The horizontal grid lines of one part, with their labels and the name of the axis.
  private static func rows(
    _ axis: PlotAxis, _ forces: PlotAxis, _ name: String, from top: Double, to bottom: Double
  ) -> String {
    var parts: [String] = []
    for tick in axis.ticks {
      let y = decimal(axis.place(tick))
      parts.append("<path class=\"grid\" d=\"M\(decimal(left)) \(y)H\(decimal(right))\"/>")
      parts.append(
        "<text x=\"\(decimal(left - 10))\" y=\"\(y)\" dy=\".35em\" text-anchor=\"end\">"
          + "\(axis.label(tick))</text>")
    }
    // The axes are at zero, or at the nearest visible value.
    let x = decimal(forces.place(forces.zero))
    let y = decimal(axis.place(axis.zero))
    parts.append(
      "<path class=\"zero\" d=\"M\(x) \(decimal(top))V\(decimal(bottom))"
        + "M\(decimal(left)) \(y)H\(decimal(right))\"/>")
    parts.append(
      "<text x=\"\(decimal(left - 10))\" y=\"\(decimal(top - 16))\" text-anchor=\"end\">"
        + "\(name)</text>")
    return parts.joined(separator: "\n")
  }

  /// Vertical lines from the points to the fitted line.
  private static func residuals(_ fit: Fit, _ forces: PlotAxis, _ grams: PlotAxis) -> String {
    fit.masses.map { mass in
      let start = (forces.place(mass.force), grams.place(mass.grams))
      return "M\(pair(start))V\(decimal(grams.place(fit.fitted(mass))))"
    }.joined()
  }

  /// Vertical lines from zero to each residual.
  private static func stems(_ fit: Fit, _ forces: PlotAxis, _ axis: PlotAxis) -> String {
    fit.masses.map { mass in
      let start = (forces.place(mass.force), axis.place(0))
      return "M\(pair(start))V\(decimal(axis.place(fit.residual(mass))))"
    }.joined()
  }

  /// A mark for each point. On a page, its tooltip shows the values.
  private static func points(_ fit: Fit, _ forces: PlotAxis, _ grams: PlotAxis) -> String {
    fit.masses.map { mass in
      let x = decimal(forces.place(mass.force))
      let y = decimal(grams.place(mass.grams))
      return "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"5\"><title>"
        + "\(Number(mass.grams)) g at \(Number(mass.force))</title></circle>"
    }.joined(separator: "\n")
  }

  private static func pair(_ place: (x: Double, y: Double)) -> String {
    "\(decimal(place.x)) \(decimal(place.y))"
  }

  /// Rounds to a tenth of a pixel.
  private static func decimal(_ value: Double) -> String {
    "\(Number((value * 10).rounded() / 10))"
  }

  private static func minus(_ number: String) -> String {
    number.replacingOccurrences(of: "-", with: "−")
  }
}
