/// The colours of a ConfirmAction.
public struct ConfirmPalette: Equatable, Sendable {
  /// The ring while it fills; white by default.
  public var neutral = Color.white
  /// The ring when it is full; red by default.
  public var selected = Color.warning
  /// The ring when lifting fires; green by default.
  public var confirmed = Color.success
  /// The disc behind the ring, so that it shows on any page; a dark glass by default.
  public var backdrop = Color(red: 0.11, green: 0.11, blue: 0.118, alpha: 0.92)
  /// The part of the ring that is not filled.
  public var track = Color(red: 1, green: 1, blue: 1, alpha: 0.22)
  /// The label's letters.
  public var text = Color.white

  /// Makes the defaults.
  public init() {}
}
