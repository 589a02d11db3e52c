import PressureKit

/// The part of a view that a person can see and reach, found by going from the view outwards to its window.
///
///     var part = VisiblePart(of: frame)
///     for view in views { part.pass(isHidden: view.isHidden, opacity: view.alpha, clip: view.clip) }
///     if !part.isReachable { host.interrupt(.unreachable) }
///
/// It does not detect views that cover the view: for that, ask the toolkit which view a contact would hit.
public struct VisiblePart: Equatable, Sendable {
  private var low: Point
  private var high: Point
  private var opacity = 1.0
  private var isHidden = false
  private var takesInput = true

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
  /// in window coordinates; nil if the view does not clip. `takesInput`, true by default, is false for a view whose
  /// content takes no input, such as a window behind a modal one.
  public mutating func pass(isHidden: Bool, opacity: Double, clip: Rect?, takesInput: Bool = true) {
    if isHidden { self.isHidden = true }
    if !takesInput { self.takesInput = false }
    self.opacity *= opacity
    guard let clip else { return }
    low = Point(x: max(low.x, clip.minX), y: max(low.y, clip.minY))
    high = Point(x: min(high.x, clip.maxX), y: min(high.y, clip.maxY))
  }

  /// True if at least one point of the view's width and height is visible, and the view takes input.
  public var isReachable: Bool {
    takesInput && !isHidden && opacity >= VisiblePart.leastOpacity
      && high.x - low.x >= VisiblePart.leastSide
      && high.y - low.y >= VisiblePart.leastSide
  }
}
