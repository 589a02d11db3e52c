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

/// A colour of a ConfirmAction, for hosts that set colours by name.
public enum ConfirmColor: UInt8, CaseIterable, Sendable {
  /// `ConfirmPalette.neutral`.
  case neutral
  /// `ConfirmPalette.selected`.
  case selected
  /// `ConfirmPalette.confirmed`.
  case confirmed
  /// `ConfirmPalette.backdrop`.
  case backdrop
  /// `ConfirmPalette.track`.
  case track
  /// `ConfirmPalette.text`.
  case text
}

extension ConfirmPalette: NamedColors {
  /// Calls a function with a colour; see `NamedColors`.
  public mutating func withColor(_ name: ConfirmColor, _ body: (inout Color) -> Void) {
    switch name {
    case .neutral: body(&neutral)
    case .selected: body(&selected)
    case .confirmed: body(&confirmed)
    case .backdrop: body(&backdrop)
    case .track: body(&track)
    case .text: body(&text)
    }
  }
}
