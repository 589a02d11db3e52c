import PressureFormats
import PressureKit
import PressureTesting

/// A press as an SVG picture: a row of frames, and below it a plot of the force and the control's intention. The picture
/// follows the reader's light or dark mode. It has no scripts and loads nothing.
struct Filmstrip {
  let text: String

  private static let width = 960.0
  private static let left = 28.0
  private static let right = 932.0
  private static let top = 24.0
  private static let gap = 12.0
  private static let plotHeight = 120.0
  /// The maximum number of points in a line. More would not be visible.
  private static let mostPoints = 900

  init(_ film: Film, of trace: Trace) {
    let view = Self.view(film, trace)
    let cell = (Self.right - Self.left - Self.gap * Double(Film.count - 1)) / Double(Film.count)
    let cellHeight = min(cell * view.size.height / view.size.width, 260)
    let plotTop = Self.top + cellHeight + 52
    let plotBottom = plotTop + Self.plotHeight
    let height = plotBottom + 52
    let time = PlotAxis(covering: [0, film.end], from: Self.left, to: Self.right, ticks: 8)
    let cells = film.frames.enumerated().map { index, frame in
      let x = Self.left + Double(index) * (cell + Self.gap)
      let place = Rect(x: x, y: Self.top, width: cell, height: cellHeight)
      return Self.cell(frame, index, place, view, film.isSeenAtRest ? nil : trace.bounds)
        + "<path class=\"mark\" d=\"M\(Self.pair(time.place(frame.time), plotTop))V\(Self.decimal(plotBottom))\"/>\n"
    }
    text = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Self.decimal(Self.width)) \
      \(Self.decimal(height))" width="\(Self.decimal(Self.width))" \
      height="\(Self.decimal(height))" role="img" aria-label="Frames of a press, and its force">
      \(Self.style)
      <rect class="page" width="\(Self.decimal(Self.width))" height="\(Self.decimal(height))" rx="12"/>
      \(cells.joined())\(Self.plot(film, trace, time, from: plotTop, to: plotBottom))
      </svg>

      """
  }

  /// Returns the area that all frames show: the control, the contacts and all layers. Anything larger than a screen, or that
  /// far from the control, is left out.
  private static func view(_ film: Film, _ trace: Trace) -> Rect {
    let far = 2000.0
    let (center, size) = (trace.bounds.center, trace.bounds.size)
    var view = Rect(
      center: center, size: Size(width: min(size.width, far), height: min(size.height, far)))
    func include(_ rect: Rect) {
      let away = max(abs(rect.center.x - center.x), abs(rect.center.y - center.y))
      if !(max(rect.size.width, rect.size.height, away) < far) { return }
      let x = min(view.minX, rect.minX)
      let y = min(view.minY, rect.minY)
      view = Rect(
        x: x, y: y, width: max(view.maxX, rect.maxX) - x, height: max(view.maxY, rect.maxY) - y)
    }
    for layer in film.frames.flatMap(\.snapshot.scene.layers) {
      switch layer.shape {
      case .arc(let center, let radius, _, _):
        include(Rect(center: center, size: Size(width: 2 * radius, height: 2 * radius)))
      case .roundedRect(let rect, _): include(rect)
      case .angle, .text: break
      }
    }
    for contact in film.frames.flatMap(\.contacts) {
      include(Rect(center: contact, size: Size(width: 12, height: 12)))
    }
    // A control with no size still needs a visible area.
    let margin = max(view.size.width, view.size.height, 20) * 0.08
    return Rect(
      x: view.minX - margin, y: view.minY - margin, width: view.size.width + 2 * margin,
      height: view.size.height + 2 * margin)
  }

  private static func cell(
    _ frame: Film.Frame, _ index: Int, _ place: Rect, _ view: Rect, _ host: Rect?
  ) -> String {
    let radius = max(view.size.width, view.size.height) / 16
    let contacts = frame.contacts.map { point in
      "<circle class=\"contact\" cx=\"\(decimal(point.x))\" cy=\"\(decimal(point.y))\" "
        + "r=\"\(decimal(radius))\"/>\n"
    }
    let control = host.map { "<rect class=\"control\" \(box($0)) rx=\"8\"/>\n" } ?? ""
    return """
      <rect class="frame" \(box(place))/>
      <svg \(box(place)) viewBox="\(decimal(view.minX)) \(decimal(view.minY)) \
      \(decimal(view.size.width)) \(decimal(view.size.height))">
      \(control)\(frame.snapshot.elements(texts: frame.texts, fontSize: frame.fontSize, name: "f\(index)c"))
      \(contacts.joined())</svg>
      <text class="caption" x="\(decimal(place.center.x))" y="\(decimal(place.maxY + 20))" \
      text-anchor="middle">\(Number.fixed(frame.time, 2)) s</text>

      """
  }

  private static func plot(
    _ film: Film, _ trace: Trace, _ time: PlotAxis, from top: Double, to bottom: Double
  ) -> String {
    func y(_ level: Double) -> Double { bottom - min(max(level, 0), 1) * (bottom - top) }
    var parts = [
      "<path class=\"grid\" d=\"M\(pair(left, bottom))H\(decimal(right))"
        + "M\(pair(left, top))H\(decimal(right))\"/>"
    ]
    for tick in time.ticks where tick >= 0 {
      parts.append(
        "<text class=\"caption\" x=\"\(decimal(time.place(tick)))\" y=\"\(decimal(bottom + 20))\" "
          + "text-anchor=\"middle\">\(time.label(tick)) s</text>")
    }
    if trace.maximum > 0 {
      // One line for each contact.
      let lines = Dictionary(grouping: trace.samples, by: \.id).sorted { $0.key < $1.key }.map {
        line($0.value.map { (time.place($0.time), y($0.force / trace.maximum)) })
      }
      parts.append("<path class=\"force\" d=\"\(lines.joined())\"/>")
    }
    let points = film.intention.map { (time.place($0.time), y($0.level)) }
    parts.append("<path class=\"intention\" d=\"\(line(points))\"/>")
    let range = trace.maximum > 0 ? "of \(Number.fixed(trace.maximum, 2))" : "without a sensor"
    parts.append(
      "<text class=\"caption\" x=\"\(decimal(left))\" y=\"\(decimal(bottom + 42))\"><tspan class=\"is-force\">━ force"
        + "</tspan> \(range) <tspan dx=\"16\" class=\"is-intention\">━ intention</tspan> 0…1</text>"
    )
    return parts.joined(separator: "\n")
  }

  /// Draws a step at each point, as the control receives them. It skips points that would not be visible.
  private static func line(_ points: [(Double, Double)]) -> String {
    let step = max(1, points.count / mostPoints)
    let seen = points.enumerated().filter { index, _ in
      index % step == 0 || index == points.count - 1
    }
    return seen.enumerated().map { index, point in
      let (x, y) = point.element
      return index == 0 ? "M" + pair(x, y) : "H\(decimal(x))V\(decimal(y))"
    }.joined()
  }

  private static func box(_ rect: Rect) -> String {
    "x=\"\(decimal(rect.minX))\" y=\"\(decimal(rect.minY))\" "
      + "width=\"\(decimal(rect.size.width))\" height=\"\(decimal(rect.size.height))\""
  }

  private static func pair(_ x: Double, _ y: Double) -> String { "\(decimal(x)) \(decimal(y))" }

  /// Rounds to a tenth of a pixel and limits the range, because a trace can contain any number.
  private static func decimal(_ value: Double) -> String {
    "\(Number((min(max(value, -1e6), 1e6) * 10).rounded() / 10))"
  }
}
