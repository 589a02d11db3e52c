/// The colours of a PeekPop.
public struct PeekPalette: Equatable, Sendable {
  /// What dims the rest of the screen when it has receded.
  public var veil = Color(red: 0, green: 0, blue: 0, alpha: 0.375)
  /// What the preview and its actions lie on.
  public var surface = Color.white
  /// What marks an item of a menu.
  public var mark = Color(red: 0, green: 0, blue: 0, alpha: 0.0625)

  /// Makes the defaults.
  public init() {}
}

/// A colour of a PeekPop, for hosts that set colours by name.
public enum PeekColor: UInt8, CaseIterable, Sendable {
  /// `PeekPalette.veil`.
  case veil
  /// `PeekPalette.surface`.
  case surface
  /// `PeekPalette.mark`.
  case mark
}

extension PeekPalette: NamedColors {
  /// Calls a function with a colour; see `NamedColors`.
  public mutating func withColor(_ name: PeekColor, _ body: (inout Color) -> Void) {
    switch name {
    case .veil: body(&veil)
    case .surface: body(&surface)
    case .mark: body(&mark)
    }
  }
}
