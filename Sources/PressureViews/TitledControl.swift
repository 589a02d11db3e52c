#if VIEWS
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// A control with a title.
///
/// Do not subclass it directly; subclass one of the buttons.
@MainActor
open class TitledControl: TextControl {
  /// Makes a control with a title.
  public convenience init(title: String) {
    self.init(frame: .zero)
    self.title = title
    // Property observers do not run during an initializer.
    appearanceDidChange()
  }

  /// The title: the text on the control, and its name for VoiceOver; "" by default. Setting it removes the attributes
  /// of `attributedTitle`.
  @IBInspectable open var title: String {
    get { attributedTitle?.string ?? "" }
    set { attributedTitle = newValue.isEmpty ? nil : NSAttributedString(string: newValue) }
  }

  /// The title with fonts and colours of its own; nil by default. Attributes that it does not set are the button's:
  /// `font`, and the colour of its state.
  open var attributedTitle: NSAttributedString? {
    didSet { appearanceDidChange() }
  }
}
#endif
