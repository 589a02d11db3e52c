import PressureKit

extension SceneSnapshot {
  /// The maximum size of a picture in bytes, so that a person can review it as text.
  public static let mostPictureBytes = 8192

  /// The reason why there is no picture.
  public enum PictureFault: Error, Equatable, Sendable {
    /// The picture would have too many bytes.
    case tooLong(bytes: Int)
  }

  /// Returns the part of the frame inside `viewport` as a self-contained SVG file.
  ///
  /// `texts` are the host's texts by slot; a text that is missing is not drawn. `fontSize` is the size at which the host
  /// measured them, in points; 15 by default. `dark` is the same frame in the colours of a dark page; with it, the picture
  /// follows the reader's light or dark mode. `width` is the displayed width in points; by default the viewport's width.
  /// `control` is the outline of a control that its host draws, behind the layers. `contacts` are positions to mark in front of
  /// the layers. Throws if the picture is larger than `mostPictureBytes`.
  public func picture(
    in viewport: Rect, texts: [UInt8: String] = [:], fontSize: Double = 15,
    dark: SceneSnapshot? = nil, width: Double? = nil, control: Rect? = nil, contacts: [Point] = []
  ) throws(PictureFault) -> String {
    let number = SnapshotNumber.text
    let size = viewport.size
    let page = SceneSnapshot.geometry(.roundedRect(viewport, cornerRadius: 0))
    let rules = dark.map(rules) ?? []
    var lines: [String] = []
    if dark != nil {
      lines.append(
        "<style>@media (prefers-color-scheme: dark) { .page { fill: #17181a } "
          + rules.map { ".l\($0.id) { \($0.paint) } " }.joined() + "}</style>")
    }
    lines.append("<\(page) class=\"page\" fill=\"#fff\"/>")
    if let control {
      lines.append(
        "<\(SceneSnapshot.geometry(.roundedRect(control, cornerRadius: 10)))"
          + " fill=\"none\" stroke=\"#85878f\"/>")
    }
    // The group separates the layers from the other elements for a reader of the file.
    lines.append("<g>\n\(elements(texts, fontSize, "c", classes: Set(rules.map(\.id))))\n</g>")
    for contact in contacts {
      lines.append(
        "<\(SceneSnapshot.geometry(.arc(center: contact, radius: 9, sweep: 1)))"
          + " fill=\"#2f86ff40\" stroke=\"#2f86ff\"/>")
    }
    let scale = (width ?? size.width) / size.width
    let picture = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="\(number(viewport.minX)) \
      \(number(viewport.minY)) \(number(size.width)) \(number(size.height))" \
      width="\(number(size.width * scale))" height="\(number(size.height * scale))" \
      font-family="system-ui, sans-serif" font-size="\(number(fontSize))">
      \(lines.joined(separator: "\n"))
      </svg>

      """
    let count = picture.utf8.count
    if count > SceneSnapshot.mostPictureBytes { throw .tooLong(bytes: count) }
    return picture
  }

  /// Returns the layers as SVG elements, one per line, to insert into a picture. `name` makes the ids of the clips unique among
  /// several frames.
  public func elements(
    texts: [UInt8: String] = [:], fontSize: Double = 15, name: String = "c"
  ) -> String {
    elements(texts, fontSize, name, classes: [])
  }

  /// Returns the layers as elements. A layer with an id in `classes` gets a class, for the colours of a dark page.
  private func elements(
    _ texts: [UInt8: String], _ fontSize: Double, _ name: String, classes: Set<UInt8>
  ) -> String {
    var lines: [String] = []
    for layer in scene.layers {
      guard var element = SceneSnapshot.element(layer, texts, fontSize) else { continue }
      if classes.contains(layer.id), let end = element.firstIndex(of: " ") {
        element.insert(contentsOf: " class=\"l\(layer.id)\"", at: end)
      }
      var clip = ""
      if layer.clip != 0, let shape = scene.layers.first(where: { $0.id == layer.clip }) {
        let id = "\(name)\(layer.clip)"
        if !lines.contains(where: { $0.hasPrefix("<clipPath id=\"\(id)\"") }) {
          lines.append(
            "<clipPath id=\"\(id)\"><\(SceneSnapshot.geometry(shape.shape))/></clipPath>")
        }
        clip = "url(#\(id))"
      }
      lines.append(clip.isEmpty ? element : "<g clip-path=\"\(clip)\">\(element)</g>")
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the paint of each layer that looks different in a dark frame.
  private func rules(of dark: SceneSnapshot) -> [(id: UInt8, paint: String)] {
    scene.layers.compactMap { layer in
      guard let other = dark.scene.layers.first(where: { $0.id == layer.id }) else { return nil }
      var paint: [String] = []
      if other.fill != layer.fill { paint.append("fill: \(SnapshotNumber.color(other.fill))") }
      if other.stroke != layer.stroke {
        paint.append("stroke: \(SnapshotNumber.color(other.stroke))")
      }
      return paint.isEmpty ? nil : (layer.id, paint.joined(separator: "; "))
    }
  }

  private static func element(
    _ layer: Layer, _ texts: [UInt8: String], _ fontSize: Double
  ) -> String? {
    let number = SnapshotNumber.text
    var paint = " fill=\"\(layer.fill.alpha > 0 ? SnapshotNumber.color(layer.fill) : "none")\""
    if layer.stroke.alpha > 0 && layer.lineWidth > 0 {
      paint +=
        " stroke=\"\(SnapshotNumber.color(layer.stroke))\""
        + " stroke-width=\"\(number(layer.lineWidth))\" stroke-linecap=\"round\""
    }
    if layer.opacity != 1 { paint += " opacity=\"\(number(layer.opacity))\"" }
    if case .text(let slot, let center, let scale) = layer.shape {
      guard let text = texts[slot] else { return nil }
      return "<text x=\"\(number(center.x))\" y=\"\(number(center.y))\" dy=\".35em\""
        + " text-anchor=\"middle\" font-size=\"\(number(fontSize * scale))\"\(paint)>"
        + "\(escaped(text))</text>"
    }
    return "<\(geometry(layer.shape))\(paint)/>"
  }

  /// Returns the element and dimensions of a shape. A part of a circle is a dashed outline: it needs no trigonometry, which
  /// rounds differently on different machines.
  private static func geometry(_ shape: LayerShape) -> String {
    let number = SnapshotNumber.text
    switch shape {
    case .arc(let center, let radius, let sweep, let start):
      let place = "\(number(center.x)) \(number(center.y))"
      var circle =
        "circle cx=\"\(number(center.x))\" cy=\"\(number(center.y))\" r=\"\(number(radius))\""
      if sweep < 1 {
        circle +=
          " pathLength=\"1\" stroke-dasharray=\"\(number(sweep)) 1\""
          + " transform=\"rotate(\(number(start * 360 - 90)) \(place))\""
      }
      return circle
    case .roundedRect(let rect, let radius):
      return "rect x=\"\(number(rect.minX))\" y=\"\(number(rect.minY))\""
        + " width=\"\(number(rect.size.width))\" height=\"\(number(rect.size.height))\""
        + " rx=\"\(number(radius))\""
    case .angle(let start, let corner, let end, let part):
      let points = [start, corner, end].map { "\(number($0.x)) \(number($0.y))" }
      return "path d=\"M\(points.joined(separator: "L"))\" stroke-linejoin=\"round\""
        + (part < 1 ? " pathLength=\"1\" stroke-dasharray=\"\(number(part)) 1\"" : "")
    case .text: return "path d=\"\""
    }
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      default: result.append(character)
      }
    }
  }
}
