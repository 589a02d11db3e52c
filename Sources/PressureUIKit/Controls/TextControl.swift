#if os(iOS) || STAND_INS
import UIKit

/// A control with texts in a font.
///
/// Not to be subclassed by itself; subclass one of the buttons.
@MainActor
open class TextControl: PressureControl {
  /// The font of its texts. By default, and after it was set to nil, the one of `textStyle`, as large as the person wants
  /// texts, also when that changes. One that is set stays as it is.
  open var font: UIFont! {
    get { ownFont ?? .preferredFont(forTextStyle: textStyle, compatibleWith: traitCollection) }
    set { ownFont = newValue }
  }
  private var ownFont: UIFont? {
    didSet { appearanceDidChange() }
  }

  /// The style of the default font.
  var textStyle: UIFont.TextStyle { .headline }
}
#endif
