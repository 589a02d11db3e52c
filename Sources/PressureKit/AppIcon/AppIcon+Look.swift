/// Draws the control: its value → layers.
extension AppIcon {
  /// The layers it draws, back to front.
  public enum LayerID: UInt8, CaseIterable, Sendable {
    /// The veil over the rest of the screen. Its opacity is how far the screen has receded; a host blurs the screen as much.
    case veil = 1
    /// The menu: the host's items below each other, all of the same height.
    case menu = 3
    /// The mark on the item under the contact.
    case highlight
  }

  /// Draws the veil, the menu and the mark above the rest of the page. Draws nothing at rest.
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

/// Describes the control for assistive technology.
extension AppIcon {
  /// A button. It launches the app, and also has a menu.
  public var access: Access {
    Access(role: .button, textSlot: 0, isEnabled: peek.isEnabled)
  }
}
