#if os(macOS) || APPKIT
import AppKit

/// A control with texts in a font.
///
/// Do not subclass it directly; subclass one of the buttons.
@MainActor
open class TextControl: PressureControl {
  /// The font of the texts. By default, and if set to nil, it is the headline font. A button's default is the system
  /// font at its control size.
  open override var font: NSFont! {
    get { ownFont ?? defaultFont }
    set { ownFont = newValue }
  }
  private var ownFont: NSFont? {
    didSet { appearanceDidChange() }
  }

  /// Sets another name than the control's own. A change cancels a press or an arming: the control acts on something else.
  open override func setAccessibilityLabel(_ label: String?) {
    let old = accessibilityLabel()
    super.setAccessibilityLabel(label)
    if accessibilityLabel() != old { actsOnSomethingElse() }
  }

  /// The font if the app has set none.
  var defaultFont: NSFont { .preferredFont(forTextStyle: .headline, options: [:]) }
}
#endif
