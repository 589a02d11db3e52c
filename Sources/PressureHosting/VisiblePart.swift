import PressureKit

/// The part of a view that a person can see, found by going from the view out to its window.
///
///     var part = VisiblePart(of: frame)
///     for view in views { part.pass(isHidden: view.isHidden, opacity: view.alpha, clip: view.clip) }
///     if !part.isVisible { host.interrupt(.removed) }
///
/// It does not know of views that lie over it.
public struct VisiblePart: Equatable, Sendable {
  private var low: Point
  private var high: Point
  private var opacity = 1.0
  private var isHidden = false

  /// The least opacity at which a view is seen, 0…1: `UIView.hitTest(_:with:)` ignores views below it, too.
  public static let leastOpacity = 0.01
  /// The least width and height that are seen, in points.
  private static let leastSide = 1.0

  /// Begins with a view's frame, in the coordinates of its window and in points. A view without a size counts as one
  /// of a point.
  public init(of frame: Rect) {
    low = Point(x: frame.minX, y: frame.minY)
    high = Point(
      x: max(frame.maxX, frame.minX + VisiblePart.leastSide),
      y: max(frame.maxY, frame.minY + VisiblePart.leastSide))
  }

  /// Passes through the view, or through a view that it is in. `clip` is the frame of one that clips what is in it,
  /// in the coordinates of the window; nil of one that does not.
  public mutating func pass(isHidden: Bool, opacity: Double, clip: Rect?) {
    if isHidden { self.isHidden = true }
    self.opacity *= opacity
    guard let clip else { return }
    low = Point(x: max(low.x, clip.minX), y: max(low.y, clip.minY))
    high = Point(x: min(high.x, clip.maxX), y: min(high.y, clip.maxY))
  }

  /// True if at least a point of the view can be seen, in width and in height.
  public var isVisible: Bool {
    !isHidden && opacity >= VisiblePart.leastOpacity && high.x - low.x >= VisiblePart.leastSide
      && high.y - low.y >= VisiblePart.leastSide
  }
}
