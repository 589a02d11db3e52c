import PressureKit
import QuartzCore

@testable import PressureViews

extension Layer {
  /// Returns the layers that Core Animation shows in a layer. Their ids count from 1, from back to front.
  @MainActor
  static func shown(in root: CALayer) -> [Layer] {
    var shapes: [LayerShape?] = []
    return (root.sublayers ?? []).enumerated().map { index, one in
      var layer = Layer(id: UInt8(index + 1), shape: .text(slot: 0, center: .zero))
      if let shape = one as? CAShapeLayer {
        layer.shape = LayerShape(shape.path, sweep: shape.strokeEnd)
        layer.fill = LayerColor(shape.fillColor)
        layer.stroke = LayerColor(shape.strokeColor)
        layer.lineWidth = shape.lineWidth
      } else if let line = one as? TextLine {
        layer.shape = .text(
          slot: line.slot, center: Point(line.letters.position),
          scale: line.letters.affineTransform().a)
        layer.fill = LayerColor(line.color)
      }
      layer.opacity = Double(one.opacity)
      if let mask = one.mask as? CAShapeLayer {
        let outline = LayerShape(mask.path, sweep: mask.strokeEnd)
        layer.clip = shapes.lastIndex(of: outline).map { UInt8($0 + 1) } ?? .max
      }
      shapes.append(layer.shape)
      return layer
    }
  }

  /// Returns the layers of a scene, with ids that count from 1.
  static func numbered(_ scene: SceneFrame) -> [Layer] {
    let ids = scene.layers.map(\.id)
    return scene.layers.enumerated().map { index, one in
      var layer = one
      layer.id = UInt8(index + 1)
      layer.clip = ids.firstIndex(of: one.clip).map { UInt8($0 + 1) } ?? 0
      return layer
    }
  }

  /// True if both layers look the same. A paint without opacity is ignored.
  func looksLike(_ other: Layer) -> Bool {
    let (own, others) = (numbers, other.numbers)
    return own.count == others.count && zip(own, others).allSatisfy { abs($0 - $1) < 1e-4 }
  }

  private var numbers: [Double] {
    var numbers = [Double(id), Double(clip), opacity]
    switch shape {
    case .arc(let center, let radius, let sweep, let start):
      numbers += [0, center.x, center.y, radius, sweep, start]
    case .roundedRect(let rect, let cornerRadius):
      numbers += [1, rect.minX, rect.minY, rect.size.width, rect.size.height, cornerRadius]
    case .angle(let start, let corner, let end, let part):
      numbers += [3, start.x, start.y, corner.x, corner.y, end.x, end.y, part]
    case .text(let slot, let center, let scale):
      numbers += [2, center.x, center.y, Double(slot), scale]
    }
    let isStroked = stroke.alpha > 0 && lineWidth > 0
    for color in [fill, isStroked ? stroke : .clear] where color.alpha > 0 {
      numbers += [color.red, color.green, color.blue, color.alpha]
    }
    return numbers + (isStroked ? [lineWidth] : [])
  }
}

extension LayerColor {
  init(_ color: CGColor?) {
    guard let parts = color?.components else {
      self = .clear
      return
    }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}

extension LayerShape {
  /// Creates the shape of a path from the description that the stand-in gives it.
  init(_ path: CGPath?, sweep: Double) {
    let text = path?.description ?? ""
    let n = text.matches(of: /-?[\d.]+(e-?\d+)?/).compactMap { Double($0.0) }
    if text.hasPrefix("arc"), n.count == 5 {
      // Angles start at the right and run clockwise.
      self = .arc(
        center: Point(x: n[0], y: n[1]), radius: n[2], sweep: sweep * n[4] / (2 * .pi),
        start: n[3] / (2 * .pi) + 0.25)
    } else if text.hasPrefix("move"), n.count == 6 {
      self = .angle(
        start: Point(x: n[0], y: n[1]), corner: Point(x: n[2], y: n[3]),
        end: Point(x: n[4], y: n[5]), part: sweep)
    } else if text.hasPrefix("roundedRect"), n.count == 6 {
      self = .roundedRect(
        Rect(x: n[0], y: n[1], width: n[2], height: n[3]), cornerRadius: n[4])
    } else {
      self = .text(slot: .max, center: .zero)
    }
  }
}
