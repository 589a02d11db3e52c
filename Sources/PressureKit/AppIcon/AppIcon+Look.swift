/// Draws the control: its value → layers.
extension AppIcon {
  /// The layers it draws, back to front.
  public enum LayerID: UInt8, CaseIterable, Sendable {
    /// What lies over the rest of the screen, as opaque as that has receded; a host blurs it as much.
    case veil = 1
    /// The menu: the host's items, one below the other, all of one height.
    case menu = 3
    /// What marks the item under the contact.
    case highlight
  }

  /// Draws the veil, the menu and the mark above the rest of the page; nothing at rest.
  public func draw(into sink: inout some SceneSink) {
    peek.draw(into: &sink)
    let row = highlighted
    if row == 0 { return }
    var mark = peek.place.preview
    mark.size.height /= Double(itemCount)
    mark.origin.y += mark.size.height * Double(row - 1)
    sink.add(
      Layer(
        id: LayerID.highlight.rawValue, shape: .roundedRect(mark, cornerRadius: 0),
        fill: options.palette.mark))
  }
}

/// What it says to those who cannot see it.
extension AppIcon {
  /// A button, which has a menu beside what it does.
  public var access: Access {
    Access(role: .button, textSlot: 0, isEnabled: peek.isEnabled)
  }
}
