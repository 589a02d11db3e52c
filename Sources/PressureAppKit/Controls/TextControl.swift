#if os(macOS) || STAND_INS
import AppKit

/// A control with texts in a font.
///
/// Not to be subclassed by itself; subclass one of the buttons.
@MainActor
open class TextControl: PressureControl {
  /// The font of its texts. By default, and after it was set to nil, the headline's; a button has the system's, as large as
  /// AppKit has it at the button's control size.
  open override var font: NSFont! {
    get { ownFont ?? defaultFont }
    set { ownFont = newValue }
  }
  private var ownFont: NSFont? {
    didSet { appearanceDidChange() }
  }

  /// The font while the app has set none.
  var defaultFont: NSFont { .preferredFont(forTextStyle: .headline, options: [:]) }
}
#endif
