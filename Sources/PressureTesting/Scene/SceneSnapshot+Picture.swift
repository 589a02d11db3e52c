import PressureKit

extension SceneSnapshot {
  /// A picture is at most this long, in bytes: one that a person can review as text.
  public static let mostPictureBytes = 8192

  /// Why there is no picture.
  public enum PictureFault: Error, Equatable, Sendable {
    /// It would be so many bytes long.
    case tooLong(bytes: Int)
  }

  /// The frame as an SVG file that stands alone, of what is inside `viewport`, on a light or a dark page.
  ///
  /// `texts` are the host's, by slot; one that is not there is not drawn. `fontSize` is what the host
  /// measured them in, in points, 15 by default. Throws if it is over `mostPictureBytes`.
  public func picture(
    in viewport: Rect, texts: [UInt8: String] = [:], isDark: Bool = false, fontSize: Double = 15
  ) throws(PictureFault) -> String {
    let number = SnapshotNumber.text
    let size = "width=\"\(number(viewport.size.width))\" height=\"\(number(viewport.size.height))\""
    let origin = "\(number(viewport.minX)) \(number(viewport.minY))"
    let picture = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="\(origin) \(number(viewport.size.width)) \
      \(number(viewport.size.height))" \(size) font-family="system-ui, sans-serif" \
      font-size="\(number(fontSize))">
      <rect x="\(number(viewport.minX))" y="\(number(viewport.minY))" \(size) \
      fill="\(isDark ? "#17181a" : "#fff")"/>
      \(elements(texts: texts, fontSize: fontSize))
      </svg>

      """
    let count = picture.utf8.count
    if count > SceneSnapshot.mostPictureBytes { throw .tooLong(bytes: count) }
    return picture
  }

  /// The layers as SVG elements, one a line, to be put into a picture. `name` tells their clips from
  /// those of other frames in it.
  public func elements(
    texts: [UInt8: String] = [:], fontSize: Double = 15, name: String = "c"
  ) -> String {
    var lines: [String] = []
    for layer in scene.layers {
      guard let element = SceneSnapshot.element(layer, texts, fontSize) else { continue }
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

  /// A shape's element and its measures. Of a part of a circle the outline is dashed: it needs no
  /// trigonometry, which would round differently from machine to machine.
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
