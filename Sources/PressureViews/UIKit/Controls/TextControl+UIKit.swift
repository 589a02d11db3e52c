#if os(iOS) || UIKIT
import UIKit

/// A control with texts in a font.
///
/// Do not subclass it directly; subclass one of the buttons.
@MainActor
open class TextControl: PressureControl {
  /// The font of the texts. By default, and if set to nil, it is the font of `textStyle` at the person's text size, and
  /// follows that size. A font that the app sets stays as it is.
  open var font: UIFont! {
    get { ownFont ?? .preferredFont(forTextStyle: textStyle, compatibleWith: traitCollection) }
    set { ownFont = newValue }
  }
  private var ownFont: UIFont? {
    didSet { appearanceDidChange() }
  }

  /// The control's own name, unless the app sets another label. A change cancels a press or an arming: the control acts on
  /// something else.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel }
    set {
      let old = accessibilityLabel
      super.accessibilityLabel = newValue
      if accessibilityLabel != old { actsOnSomethingElse() }
    }
  }

  /// The style of the default font.
  var textStyle: UIFont.TextStyle { .headline }
}
#endif
