import PressureKit

/// The place of a control during a press or an arming: where it was at the beginning, and where the contact came down.
struct PressPlace: Equatable {
  /// The middle of the control at the beginning; nil from a scroll until the control is where the scroll has moved it.
  private var center: Point?
  private var viewport: Rect
  /// The place where the contact came down, from the middle of the control; nil without one.
  private var offset: Point?

  /// Begins where the control is now.
  init(of bounds: Rect, in viewport: Rect) {
    center = bounds.center
    self.viewport = viewport
  }

  /// Notes the place where a contact came down; nil if the place does not matter.
  mutating func begin(at start: Point?, in bounds: Rect) {
    let center = bounds.center
    offset = start.map { Point(x: $0.x - center.x, y: $0.y - center.y) }
  }

  /// Returns the place where the contact came down, which moves with the control; nil without one.
  func start(in bounds: Rect) -> Point? {
    let center = bounds.center
    return offset.map { Point(x: center.x + $0.x, y: center.y + $0.y) }
  }

  /// Begins again at the control's next place: a scroll or a resize moves the control.
  mutating func forget() { center = nil }

  /// Compares the place of the control with the one at the beginning.
  ///
  /// Returns `moved` if the layout has moved the control farther than `Press.steadiness`, and `displaced` if the visible
  /// area has changed with it, as when a device is turned or a keyboard appears. Then it begins again.
  mutating func follow(_ bounds: Rect, in viewport: Rect) -> Interruption? {
    guard let center else {
      self = PressPlace(of: bounds, in: viewport, offset: offset)
      return nil
    }
    let (dx, dy) = (bounds.center.x - center.x, bounds.center.y - center.y)
    if !(dx * dx + dy * dy > Press.steadiness * Press.steadiness) { return nil }
    let isResized = viewport != self.viewport
    self = PressPlace(of: bounds, in: viewport, offset: offset)
    return isResized ? .displaced : .moved
  }

  private init(of bounds: Rect, in viewport: Rect, offset: Point?) {
    self.init(of: bounds, in: viewport)
    self.offset = offset
  }
}
