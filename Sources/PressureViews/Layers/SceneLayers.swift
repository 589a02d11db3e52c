#if os(iOS) || os(macOS) || STAND_INS
import CoreGraphics
import PressureHosting
import PressureKit
import QuartzCore

/// Shows a control with Core Animation layers, by the operations of a `LayerPlan`.
///
/// Each layer of the scene has one Core Animation layer, as large as `root`, so that all coordinates are the scene's.
/// Core Animation's own animations are off: the control draws every frame of a motion.
@MainActor
final class SceneLayers {
  /// The layer that contains the others.
  let root: CALayer
  /// The host's texts, by slot, in the font that they were measured in.
  var texts = SceneTexts() {
    didSet { if texts != oldValue { rewrite(after: oldValue) } }
  }
  /// The number of pixels for each point of the screen.
  var pixels: CGFloat = 1 {
    didSet {
      CATransaction.withoutActions {
        for case let line as TextLine in layers.values { line.pixels = pixels }
      }
    }
  }
  private var plan = LayerPlan()
  private var layers: [UInt8: CALayer] = [:]

  init(in root: CALayer) {
    self.root = root
  }

  /// True if the scene shows nothing.
  var isEmpty: Bool { plan.layers.isEmpty }

  /// Shows a control's present look, or some of its layers. Layers that have not changed stay untouched.
  func show(_ control: some ControlValue, only isShown: (Layer) -> Bool = { _ in true }) {
    plan.show(control, only: isShown)
    if !plan.operations.isEmpty { perform(plan.operations) }
  }

  /// Removes all layers. The next look is drawn completely, at the size that `root` then has.
  func clear() {
    plan.clear()
    perform(plan.operations)
  }

  /// Performs operations on the layers.
  func perform(_ operations: [LayerOperation]) {
    CATransaction.withoutActions {
      for operation in operations { perform(operation) }
    }
  }

  private func perform(_ operation: LayerOperation) {
    switch operation {
    case .insert(let id, let kind, let index):
      let layer = make(kind)
      layer.frame = root.bounds
      layers[id] = layer
      root.insertSublayer(layer, at: UInt32(index))
    case .move(let id, let index):
      guard let layer = layers[id] else { return }
      layer.removeFromSuperlayer()
      root.insertSublayer(layer, at: UInt32(index))
    case .remove(let id):
      layers.removeValue(forKey: id)?.removeFromSuperlayer()
    case .circle(let id, let center, let radius, let start):
      shape(id)?.path = .circle(around: center, radius: radius, start: start)
    case .angle(let id, let start, let corner, let end):
      shape(id)?.path = .angle(from: start, corner: corner, to: end)
    case .sweep(let id, let sweep):
      shape(id)?.strokeEnd = sweep
    case .roundedRect(let id, let rect, let cornerRadius):
      shape(id)?.path = .roundedRect(rect, cornerRadius: cornerRadius)
    case .text(let id, let slot, let center, let scale):
      line(id)?.place(slot, at: center, scale: scale, in: texts)
    case .fill(let id, let color):
      shape(id)?.fillColor = color.cgColor
      line(id)?.color = color.cgColor
    case .stroke(let id, let color):
      shape(id)?.strokeColor = color.cgColor
    case .lineWidth(let id, let width):
      shape(id)?.lineWidth = width
    case .opacity(let id, let opacity):
      layers[id]?.opacity = Float(opacity)
    case .mask(let id, let shape):
      let mask = layers[id]?.mask as? CAShapeLayer ?? CAShapeLayer()
      mask.frame = root.bounds
      mask.path = shape.path
      layers[id]?.mask = mask
    case .unmask(let id):
      layers[id]?.mask = nil
    }
  }

  private func make(_ kind: LayerOperation.Kind) -> CALayer {
    switch kind {
    case .shape:
      let shape = CAShapeLayer()
      shape.lineCap = .round
      shape.lineJoin = .round
      return shape
    case .text:
      let line = TextLine()
      line.pixels = pixels
      return line
    }
  }

  /// Updates the texts that the host has changed.
  private func rewrite(after old: SceneTexts) {
    CATransaction.withoutActions {
      for case let line as TextLine in layers.values where texts[line.slot] != old[line.slot] {
        line.write(texts[line.slot])
      }
    }
  }

  private func shape(_ id: UInt8) -> CAShapeLayer? { layers[id] as? CAShapeLayer }
  private func line(_ id: UInt8) -> TextLine? { layers[id] as? TextLine }
}

extension CATransaction {
  /// Applies changes of layers at once. Otherwise, Core Animation animates a layer that belongs to no view for 0.25 s.
  static func withoutActions(_ change: () -> Void) {
    begin()
    setDisableActions(true)
    change()
    commit()
  }
}

extension Point {
  init(_ point: CGPoint) {
    self.init(x: point.x, y: point.y)
  }
}

extension CGPoint {
  init(_ point: Point) {
    self.init(x: point.x, y: point.y)
  }
}

extension Rect {
  init(_ rect: CGRect) {
    self.init(x: rect.origin.x, y: rect.origin.y, width: rect.width, height: rect.height)
  }
}

extension CGRect {
  init(_ rect: Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.size.width, height: rect.size.height)
  }
}

extension CGPath {
  /// A full circle, clockwise from `start` in turns from the top. The y axis points down.
  static func circle(around center: Point, radius: Double, start: Double) -> CGPath {
    let path = CGMutablePath()
    // Core Graphics counts angles from the right.
    path.addRelativeArc(
      center: CGPoint(center), radius: radius, startAngle: (start - 0.25) * 2 * .pi,
      delta: 2 * .pi)
    return path
  }

  /// A line with one corner.
  static func angle(from start: Point, corner: Point, to end: Point) -> CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(start))
    path.addLine(to: CGPoint(corner))
    path.addLine(to: CGPoint(end))
    return path
  }

  /// A rectangle with rounded corners. The radius is at most half of its shorter side.
  static func roundedRect(_ rect: Rect, cornerRadius: Double) -> CGPath {
    let rect = CGRect(rect)
    // Core Graphics ends the program if the radius does not fit.
    let radius = max(min(cornerRadius, rect.width / 2, rect.height / 2), 0)
    return CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
  }
}

extension LayerShape {
  /// The outline of the shape; nil for a text.
  var path: CGPath? {
    switch self {
    case .arc(let center, let radius, _, let start):
      .circle(around: center, radius: radius, start: start)
    case .roundedRect(let rect, let cornerRadius):
      .roundedRect(rect, cornerRadius: cornerRadius)
    case .angle(let start, let corner, let end, _):
      .angle(from: start, corner: corner, to: end)
    case .text:
      nil
    }
  }
}

extension LayerColor {
  /// Makes a layer's colour from a colour of the system.
  init(_ color: CGColor) {
    // Wide colours keep their components below 0 and above 1.
    let space = CGColorSpace(name: CGColorSpace.extendedSRGB)
    let shared = space.flatMap { color.converted(to: $0, intent: .defaultIntent, options: nil) }
    // A pattern has no colour components, so it becomes clear.
    guard let parts = shared?.components, parts.count == 4 else {
      self = .clear
      return
    }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// The colour for Core Animation.
  var cgColor: CGColor { CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha) }
}
#endif
