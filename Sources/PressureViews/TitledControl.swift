#if VIEWS
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// A control with a title.
///
/// Not to be subclassed by itself; subclass one of the buttons.
@MainActor
open class TitledControl: TextControl {
  /// Makes a control with a title.
  public convenience init(title: String) {
    self.init(frame: .zero)
    self.title = title
    // An initializer's own changes are not observed.
    appearanceDidChange()
  }

  /// The title: the text on the control, and its name for VoiceOver; "" by default. Setting it takes away the attributes of
  /// `attributedTitle`.
  @IBInspectable open var title: String {
    get { attributedTitle?.string ?? "" }
    set { attributedTitle = newValue.isEmpty ? nil : NSAttributedString(string: newValue) }
  }

  /// The title with fonts and colours of its own; nil, the default, is none. What it does not say of itself is the
  /// button's: `font`, and the colour of its state.
  open var attributedTitle: NSAttributedString? {
    didSet { appearanceDidChange() }
  }
}
#endif
