import Foundation

/// A fit as a picture: the points, the line, and how far each point is from it.
///
/// It stands alone: light or dark as the reader has it, with no script and nothing to load.
struct FitPlot {
  let text: String

  private static let width = 720
  private static let height = 480
  private static let left = 92.0
  private static let right = 692.0
  private static let top = 108.0
  private static let bottom = 420.0

  init(_ fit: Fit) {
    let forces = PlotAxis(
      covering: fit.masses.map(\.force), from: Self.left, to: Self.right, ticks: 8)
    let ends = [forces.least, forces.most]
    let grams = PlotAxis(
      covering: fit.masses.map(\.grams) + ends.map(fit.line.grams), from: Self.bottom,
      to: Self.top, ticks: 8)
    let line = ends.map { (forces.place($0), grams.place(fit.line.grams(at: $0))) }
    text = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Self.width) \(Self.height)" \
      width="\(Self.width)" height="\(Self.height)" role="img" aria-labelledby="title facts">
      \(Self.style)
      <rect class="page" width="\(Self.width)" height="\(Self.height)" rx="12"/>
      <text class="title" id="title" x="28" y="42">\(Self.title(fit))</text>
      <text id="facts" x="28" y="66">\(Self.facts(fit))</text>
      \(Self.axes(forces, grams))
      <path class="line" d="M\(Self.pair(line[0]))L\(Self.pair(line[1]))"/>
      <path class="off" d="\(Self.residuals(fit, forces, grams))"/>
      <g class="points">
      \(Self.points(fit, forces, grams))
      </g>
      </svg>

      """
  }

  private static let style = """
    <style>
    svg { color-scheme: light dark; font: 13px system-ui, -apple-system, "Segoe UI", sans-serif }
    .page { fill: #fff }
    text { fill: #5f6066; font-variant-numeric: tabular-nums }
    .title { fill: #17181a; font-size: 20px; font-weight: 600 }
    .grid { stroke: #e7e8ec }
    .zero { stroke: #a9abb3 }
    .line { stroke: #0a68e0; stroke-width: 2; stroke-linecap: round }
    .off { fill: none; stroke: #d4264c; stroke-width: 1.5 }
    .points { fill: #d4264c; stroke: #fff; stroke-width: 1.5 }
    @media (prefers-color-scheme: dark) {
    .page { fill: #17181a }
    text { fill: #a4a6ae }
    .title { fill: #f3f4f6 }
    .grid { stroke: #2b2d31 }
    .zero { stroke: #62656d }
    .line { stroke: #5ea4ff }
    .off { stroke: #ff6f8c }
    .points { fill: #ff6f8c; stroke: #17181a }
    }
    </style>
    """

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

  /// The grid, the numbers and the names of the axes.
  private static func axes(_ forces: PlotAxis, _ grams: PlotAxis) -> String {
    var parts: [String] = []
    for tick in grams.ticks {
      let y = decimal(grams.place(tick))
      parts.append("<path class=\"grid\" d=\"M\(decimal(left)) \(y)H\(decimal(right))\"/>")
      parts.append(
        "<text x=\"\(decimal(left - 10))\" y=\"\(y)\" dy=\".35em\" text-anchor=\"end\">"
          + "\(grams.label(tick))</text>")
    }
    for tick in forces.ticks {
      let x = decimal(forces.place(tick))
      parts.append("<path class=\"grid\" d=\"M\(x) \(decimal(top))V\(decimal(bottom))\"/>")
      parts.append(
        "<text x=\"\(x)\" y=\"\(decimal(bottom + 22))\" text-anchor=\"middle\">"
          + "\(forces.label(tick))</text>")
    }
    // Where the axes themselves are: at zero, or as near to it as they come.
    let x = decimal(forces.place(forces.zero))
    let y = decimal(grams.place(grams.zero))
    parts.append(
      "<path class=\"zero\" d=\"M\(x) \(decimal(top))V\(decimal(bottom))"
        + "M\(decimal(left)) \(y)H\(decimal(right))\"/>")
    parts.append(
      "<text x=\"\(decimal(left - 10))\" y=\"\(decimal(top - 16))\" text-anchor=\"end\">"
        + "grams</text>")
    parts.append(
      "<text x=\"\(decimal((left + right) / 2))\" y=\"\(decimal(bottom + 46))\" "
        + "text-anchor=\"middle\">force, in units of an average touch</text>")
    return parts.joined(separator: "\n")
  }

  /// From each point straight up or down to the line.
  private static func residuals(_ fit: Fit, _ forces: PlotAxis, _ grams: PlotAxis) -> String {
    fit.masses.map { mass in
      let start = (forces.place(mass.force), grams.place(mass.grams))
      return "M\(pair(start))V\(decimal(grams.place(fit.fitted(mass))))"
    }.joined()
  }

  /// A mark a point, that says on a page what it is.
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

  /// To a tenth of a pixel.
  private static func decimal(_ value: Double) -> String {
    "\(Number((value * 10).rounded() / 10))"
  }

  private static func minus(_ number: String) -> String {
    number.replacingOccurrences(of: "-", with: "−")
  }
}
