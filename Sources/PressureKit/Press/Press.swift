/// Follows one contact from its beginning in a control until it lifts or is taken away.
///
/// Only a lift that was seen ends a press. Anything else that stops the press cancels it.
public struct Press: Hashable, Sendable {
  /// The effect of a sample on the press.
  public enum Change: Hashable, Sendable {
    /// No effect: the sample is not of this press.
    case none
    /// A press began.
    case began
    /// A press began, and cancelled one whose lift was lost.
    case restarted
    /// The contact moved, or its force changed.
    case moved
    /// The contact lifted.
    case ended
    /// The contact was taken away, or something else cancelled the press.
    case cancelled

    /// True if a press began.
    public var begins: Bool { self == .began || self == .restarted }
  }

  /// The distance by which a layout may move a control under a contact, in points; 12, half the least target of WCAG 2.5.8. Moved
  /// farther, another control may lie under the finger.
  public static let steadiness = 12.0

  private struct Contact: Hashable {
    var id: Int
    var source: ContactSource
  }

  private var contact: Contact?

  /// The contact's current or last position, in points.
  public private(set) var position = Point.zero

  /// Makes a value without a contact.
  public init() {}

  /// True while a contact is followed.
  public var isActive: Bool { contact != nil }

  /// Stops following the contact, and ignores it from then on.
  public mutating func cancel() {
    contact = nil
  }

  /// Handles a sample of any contact on the screen. A press begins only inside `bounds`.
  public mutating func handle(_ sample: ContactSample, in bounds: Rect) -> Change {
    guard let contact else { return begins(sample, in: bounds) ? .began : .none }
    if sample.phase == .began { return handleBeginning(sample, in: bounds, during: contact) }
    guard sample.id == contact.id else { return .none }
    if sample.position.isFinite { position = sample.position }
    switch sample.phase {
    case .ended where sample.position.isFinite && !sample.isCovered && sample.buttons < 2:
      cancel()
      return .ended
    case .moved where sample.buttons == 1:
      return .moved
    default:
      // The system took the contact away, its lift was lost, has no known position or was covered, or another button is down.
      cancel()
      return .cancelled
    }
  }

  /// Handles a contact that begins during a press. If it is the first contact of the same source, the lift of the followed one
  /// was lost: the press restarts. Any other contact cancels the press and starts none.
  private mutating func handleBeginning(
    _ sample: ContactSample, in bounds: Rect, during contact: Contact
  ) -> Change {
    cancel()
    let liftWasLost = sample.isPrimary && sample.source == contact.source
    return liftWasLost && begins(sample, in: bounds) ? .restarted : .cancelled
  }

  private mutating func begins(_ sample: ContactSample, in bounds: Rect) -> Bool {
    guard sample.phase == .began, sample.isPrimary, sample.buttons == 1, !sample.isCovered,
      bounds.contains(sample.position)
    else { return false }
    contact = Contact(id: sample.id, source: sample.source)
    position = sample.position
    return true
  }
}
