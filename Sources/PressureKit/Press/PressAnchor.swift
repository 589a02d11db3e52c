/// The beginning of a press or an arming: where the control was, which part of it the contact hit, and what it acted on.
///
/// The host makes one when the control becomes engaged, and another when a contact comes down on an engaged control. Until the
/// control is no longer engaged, the host compares it with what it sees, and interrupts the control with the answer.
///
///     var anchor = PressAnchor(at: bounds, subject: subject)
///     let loss = anchor.loss(isReachable: isReachable, subject: subject, bounds: bounds, at: time)
///     if let loss { control.interrupt(loss, at: time) }
public struct PressAnchor: Hashable, Sendable {
  /// The time between two looks of a host at an engaged control without input, in seconds. A hit test in each frame would cost
  /// too much.
  package static let lookInterval = 0.1

  /// The frame of the control at the beginning, or after the last move of more than `Press.steadiness`.
  public private(set) var bounds: Rect
  private let subject: Int32
  /// The time until which a move counts as a displacement, in seconds; 0 after the last look until then.
  private var displacementEnd = 0.0
  /// The part of the control that the contact hit, in units of the control's width and height; nil without a contact.
  public internal(set) var part: Point?

  /// Begins where the control is now. `subject` is a number that the host changes when the control acts on something else.
  public init(at bounds: Rect, subject: Int32 = 0, part: Point? = nil) {
    self.bounds = bounds
    self.subject = subject
    self.part = part
  }

  /// Returns the part of the control at a place, in the coordinates of `bounds`.
  public static func part(at place: Point, in bounds: Rect) -> Point {
    Point(
      x: part(place.x, from: bounds.minX, length: bounds.size.width),
      y: part(place.y, from: bounds.minY, length: bounds.size.height))
  }

  /// Returns the place at which the contact came down, which moves and grows with the control; nil without one.
  public func touched(in bounds: Rect) -> Point? {
    part.map {
      Point(x: bounds.minX + $0.x * bounds.size.width, y: bounds.minY + $0.y * bounds.size.height)
    }
  }

  /// Returns the interruption of a control that a person cannot reach any more, that acts on something else, or that the layout
  /// has moved, as `move` returns it; nil if a person can still mean the press.
  public mutating func loss(
    isReachable: Bool, subject: Int32 = 0, bounds: Rect, at time: Double
  ) -> Interruption? {
    if !isReachable { return .unreachable }
    if subject != self.subject { return .changed }
    return move(to: bounds, at: time)
  }

  /// Follows the control to where it is now. Returns nil unless it is farther from its place than `Press.steadiness`. Returns
  /// `displaced` after a scroll, a resize or a change of the visible area, as when a device is turned or a keyboard appears:
  /// the control goes with what is around it. Returns `moved` if the layout alone has moved the control.
  public mutating func move(to bounds: Rect, at time: Double) -> Interruption? {
    if time >= displacementEnd { displacementEnd = 0 }
    if !hasMoved(to: bounds, farther: Press.steadiness) { return nil }
    return isSettling ? .displaced : .moved
  }

  /// True if the layout may still follow a displacement. Meanwhile, the host looks at an engaged control.
  public var isSettling: Bool { displacementEnd > 0 }

  /// Follows a scroll, or a resize, of something that contains the control. Returns `displaced` if that has moved the control
  /// from under a finger. A ring that waits without a contact goes with the control, however little that moves.
  public mutating func scroll(
    to bounds: Rect, hasContact: Bool, at time: Double
  ) -> Interruption? {
    displace(at: time)
    return hasMoved(to: bounds, farther: hasContact ? Press.steadiness : 0) ? .displaced : nil
  }

  /// Notes a scroll, a resize or a change of the visible area. The layout may come later, so a move that one of the next two
  /// looks sees is a displacement.
  public mutating func displace(at time: Double) {
    displacementEnd = time + 2 * PressAnchor.lookInterval
  }

  /// Returns true if the control is farther from its place than `least`. That is its place from then on.
  private mutating func hasMoved(to bounds: Rect, farther least: Double) -> Bool {
    // False for a distance that is not a number.
    let hasMoved = distance(to: bounds) > least
    if hasMoved { self.bounds = bounds }
    return hasMoved
  }

  /// Returns the distance of a frame from the one at the beginning. One that grows or shrinks on one side, or around its middle,
  /// has not moved.
  private func distance(to now: Rect) -> Double {
    func shift(_ start: Double, _ growth: Double) -> Double {
      min(start.magnitude, (start + growth).magnitude, (start + growth / 2).magnitude)
    }
    let dx = shift(now.minX - bounds.minX, now.size.width - bounds.size.width)
    let dy = shift(now.minY - bounds.minY, now.size.height - bounds.size.height)
    return (dx * dx + dy * dy).squareRoot()
  }

  private static func part(_ place: Double, from start: Double, length: Double) -> Double {
    let part = (place - start) / length
    return part.isFinite ? part : 0
  }
}
