/// Follows one contact from its beginning in a control until it lifts or is taken away.
///
/// Only a lift that was seen ends a press; whatever else stops it cancels it.
public struct Press: Hashable, Sendable {
  /// What a sample meant for the press.
  public enum Change: Hashable, Sendable {
    /// Nothing: it is not of this press.
    case none
    /// A press began.
    case began
    /// A press began whose predecessor's lift was lost: that one is cancelled.
    case restarted
    /// The contact moved, or its force changed.
    case moved
    /// It lifted.
    case ended
    /// It was taken away.
    case cancelled
  }

  private struct Contact: Hashable {
    var id: Int
    var source: ContactSource
  }

  private var contact: Contact?

  /// Where the contact is, or was last, in points.
  public private(set) var position = Point.zero

  /// Makes one without a contact.
  public init() {}

  /// Whether a contact is being followed.
  public var isActive: Bool { contact != nil }

  /// Lets go of the contact: what it does from now on means nothing.
  public mutating func cancel() {
    contact = nil
  }

  /// Takes a sample of any contact on the screen; a press begins only inside `bounds`.
  public mutating func handle(_ sample: ContactSample, in bounds: Rect) -> Change {
    guard let contact else { return begins(sample, in: bounds) ? .began : .none }
    if sample.phase == .began { return handleBeginning(sample, in: bounds, during: contact) }
    guard sample.id == contact.id else { return .none }
    if sample.position.isFinite { position = sample.position }
    switch sample.phase {
    case .ended where sample.position.isFinite:
      cancel()
      return .ended
    case .moved where sample.buttons == 1:
      return .moved
    default:
      // Taken by the system; lifted nobody knows where; its lift was lost; another button joined in.
      cancel()
      return .cancelled
    }
  }

  /// A beginning in the middle of a press: the device's first contact again, so that the lift of the
  /// one before was lost; or a second contact, which cancels and starts nothing.
  private mutating func handleBeginning(
    _ sample: ContactSample, in bounds: Rect, during contact: Contact
  ) -> Change {
    cancel()
    let liftWasLost = sample.isPrimary && sample.source == contact.source
    return liftWasLost && begins(sample, in: bounds) ? .restarted : .cancelled
  }

  private mutating func begins(_ sample: ContactSample, in bounds: Rect) -> Bool {
    guard sample.phase == .began, sample.isPrimary, sample.buttons == 1,
      bounds.contains(sample.position)
    else { return false }
    contact = Contact(id: sample.id, source: sample.source)
    position = sample.position
    return true
  }
}
