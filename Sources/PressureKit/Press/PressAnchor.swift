/// The beginning of a press or an arming: where the control was, which part of it the contact hit, and what it acted on.
///
/// The host makes one when the control becomes engaged, and another when a contact comes down on an engaged control. Until the
/// control is no longer engaged, the host compares it with what it sees, and interrupts the control with the answer.
///
///     var anchor = PressAnchor(at: bounds, subject: subject)
///     if let loss = anchor.loss(isReachable: isReachable, subject: subject, bounds: bounds) {
///       control.interrupt(loss, at: time)
///     }
public struct PressAnchor: Hashable, Sendable {
  /// The time between two looks of a host at an engaged control without input, in seconds. A hit test in each frame would cost
  /// too much.
  package static let lookInterval = 0.1

  /// The frame of the control at the beginning, or after the last scroll.
  public private(set) var bounds: Rect
  private let subject: Int32
  /// The part of the control that the contact hit, in units of the control's width and height; nil without a contact.
  public private(set) var part: Point?

  /// Begins where the control is now. `subject` is a number that the host changes when the control acts on something else.
  public init(at bounds: Rect, subject: Int32 = 0, part: Point? = nil) {
    self.bounds = bounds
    self.subject = subject
    self.part = part
  }

  /// Notes the place at which a contact came down, in the coordinates of `bounds`; nil if the place does not matter.
  public mutating func touch(_ place: Point?, in bounds: Rect) {
    part = place.map {
      Point(
        x: PressAnchor.part($0.x, from: bounds.minX, length: bounds.size.width),
        y: PressAnchor.part($0.y, from: bounds.minY, length: bounds.size.height))
    }
  }

  /// Returns the place at which the contact came down, which moves and grows with the control; nil without one.
  public func touched(in bounds: Rect) -> Point? {
    part.map {
      Point(x: bounds.minX + $0.x * bounds.size.width, y: bounds.minY + $0.y * bounds.size.height)
    }
  }

  /// Returns the interruption of a control that a person cannot reach any more, that acts on something else, or that the layout
  /// has moved; nil if a person can still mean the press.
  public func loss(isReachable: Bool, subject: Int32, bounds: Rect) -> Interruption? {
    if !isReachable { return .unreachable }
    if subject != self.subject { return .changed }
    return hasMoved(to: bounds) ? .moved : nil
  }

  /// True if the control is farther from its place than `Press.steadiness`.
  public func hasMoved(to bounds: Rect) -> Bool {
    // False for a distance that is not a number.
    distance(to: bounds) > Press.steadiness
  }

  /// Follows a scroll, or a resize, of something that contains the control. Returns `displaced` if that has moved the control
  /// from under a finger. A ring that waits without a contact goes with the control, however little that moves.
  public mutating func scroll(to bounds: Rect, hasContact: Bool) -> Interruption? {
    if !(distance(to: bounds) > (hasContact ? Press.steadiness : 0)) { return nil }
    rebase(to: bounds)
    return .displaced
  }

  /// Begins again at another place, where the app has taken the control together with what is around it.
  public mutating func rebase(to bounds: Rect) { self.bounds = bounds }

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
