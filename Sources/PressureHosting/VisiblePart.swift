import PressureKit

/// The part of a view that a person can see, found by going from the view outwards to its window.
///
///     var part = VisiblePart(of: frame)
///     for view in views { part.pass(isHidden: view.isHidden, opacity: view.alpha, clip: view.clip) }
///     if !part.isVisible { host.interrupt(.removed) }
///
/// It does not detect views that cover the view.
public struct VisiblePart: Equatable, Sendable {
  private var low: Point
  private var high: Point
  private var opacity = 1.0
  private var isHidden = false

  /// The least opacity of a visible view, 0…1: `UIView.hitTest(_:with:)` ignores views below it, too.
  public static let leastOpacity = 0.01
  /// The least visible width and height, in points.
  private static let leastSide = 1.0

  /// Begins with a view's frame in window coordinates, in points. A view without a size counts as one point wide and
  /// high.
  public init(of frame: Rect) {
    low = Point(x: frame.minX, y: frame.minY)
    high = Point(
      x: max(frame.maxX, frame.minX + VisiblePart.leastSide),
      y: max(frame.maxY, frame.minY + VisiblePart.leastSide))
  }

  /// Passes through the view, or through a view that contains it. `clip` is the frame of a view that clips its content,
  /// in window coordinates; nil if the view does not clip.
  public mutating func pass(isHidden: Bool, opacity: Double, clip: Rect?) {
    if isHidden { self.isHidden = true }
    self.opacity *= opacity
    guard let clip else { return }
    low = Point(x: max(low.x, clip.minX), y: max(low.y, clip.minY))
    high = Point(x: min(high.x, clip.maxX), y: min(high.y, clip.maxY))
  }

  /// True if at least one point of the view's width and height is visible.
  public var isVisible: Bool {
    !isHidden && opacity >= VisiblePart.leastOpacity && high.x - low.x >= VisiblePart.leastSide
      && high.y - low.y >= VisiblePart.leastSide
  }
}
