/// The colours of a control by name, for hosts that set them so: a page's custom properties.
public protocol NamedColors {
  /// The names.
  associatedtype Name: RawRepresentable<UInt8> & CaseIterable & Sendable

  /// Calls a function with a colour, which it may change.
  mutating func withColor(_ name: Name, _ body: (inout Color) -> Void)
}

extension NamedColors {
  /// A colour by name.
  public subscript(name: Name) -> Color {
    get {
      var colors = self
      var color = Color.clear
      colors.withColor(name) { color = $0 }
      return color
    }
    set { withColor(name) { $0 = newValue } }
  }
}
