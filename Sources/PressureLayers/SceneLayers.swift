#if os(iOS) || os(macOS) || STAND_INS
import CoreGraphics
import PressureHosting
import PressureKit
import QuartzCore

/// Shows a control with Core Animation's layers, as a `LayerPlan` says.
///
/// Each layer of the scene is a layer that stays, as large as `root`, so that all coordinates are the
/// scene's. Nothing is animated by Core Animation itself: every frame of the motion is the control's.
@MainActor
package final class SceneLayers {
  /// What the layers are in.
  package let root: CALayer
  /// The host's texts, by slot, in the font that they were measured in.
  package var texts = SceneTexts() {
    didSet { if texts != oldValue { rewrite(after: oldValue) } }
  }
  /// Pixels a point of the screen.
  package var pixels: CGFloat = 1 {
    didSet {
      CATransaction.withoutActions {
        for case let line as TextLine in layers.values { line.pixels = pixels }
      }
    }
  }
  private var plan = LayerPlan()
  private var layers: [UInt8: CALayer] = [:]

  package init(in root: CALayer) {
    self.root = root
  }

  /// Whether there is anything to be seen.
  package var isEmpty: Bool { plan.layers.isEmpty }

  /// Shows a control's present look. What is the same as before is not touched.
  package func show(_ control: some ControlValue) {
    plan.show(control)
    if !plan.operations.isEmpty { perform(plan.operations) }
  }

  /// Forgets what is shown. The next look is drawn from nothing, as large as `root` is then.
  package func clear() {
    plan.clear()
    perform(plan.operations)
  }

  /// Brings the layers up to date.
  package func perform(_ operations: [LayerOperation]) {
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
      return shape
    case .text:
      let line = TextLine()
      line.pixels = pixels
      return line
    }
  }

  /// Writes what the host has changed of its texts.
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
  /// Shows changes of layers at once. Outside of this, a layer that is no view's glides to a new value for 0.25 s.
  package static func withoutActions(_ change: () -> Void) {
    begin()
    setDisableActions(true)
    change()
    commit()
  }
}

extension Point {
  package init(_ point: CGPoint) {
    self.init(x: point.x, y: point.y)
  }
}

extension CGPoint {
  package init(_ point: Point) {
    self.init(x: point.x, y: point.y)
  }
}

extension Rect {
  package init(_ rect: CGRect) {
    self.init(x: rect.origin.x, y: rect.origin.y, width: rect.width, height: rect.height)
  }
}

extension CGRect {
  package init(_ rect: Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.size.width, height: rect.size.height)
  }
}

extension CGPath {
  /// A whole circle, clockwise from `start` in turns from the top, where y grows downwards.
  static func circle(around center: Point, radius: Double, start: Double) -> CGPath {
    let path = CGMutablePath()
    // Angles are counted from the right.
    path.addRelativeArc(
      center: CGPoint(center), radius: radius, startAngle: (start - 0.25) * 2 * .pi,
      delta: 2 * .pi)
    return path
  }

  /// A rectangle with round corners, no rounder than half its shorter side.
  static func roundedRect(_ rect: Rect, cornerRadius: Double) -> CGPath {
    let rect = CGRect(rect)
    // A radius that does not fit ends the program.
    let radius = max(min(cornerRadius, rect.width / 2, rect.height / 2), 0)
    return CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
  }
}

extension LayerShape {
  /// Its outline; none of a text.
  var path: CGPath? {
    switch self {
    case .arc(let center, let radius, _, let start):
      .circle(around: center, radius: radius, start: start)
    case .roundedRect(let rect, let cornerRadius):
      .roundedRect(rect, cornerRadius: cornerRadius)
    case .text:
      nil
    }
  }
}

extension LayerColor {
  /// A colour of the system as the engine has it.
  package init(_ color: CGColor) {
    // Wide colours stay what they are: below 0 and above 1.
    let space = CGColorSpace(name: CGColorSpace.extendedSRGB)
    let shared = space.flatMap { color.converted(to: $0, intent: .defaultIntent, options: nil) }
    // A pattern has no components: it is nothing to draw a ring with.
    guard let parts = shared?.components, parts.count == 4 else {
      self = .clear
      return
    }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// The colour for Core Animation.
  package var cgColor: CGColor { CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha) }
}
#endif
