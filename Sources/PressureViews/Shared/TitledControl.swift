#if os(iOS) || os(macOS) || STAND_INS
#if os(iOS) || UIKIT
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
    didSet { contentDidChange(title != oldValue?.string ?? "") }
  }

  /// The item that the control acts on, such as the `id` of a list's element; nil, the default, if none is set.
  ///
  /// A change of the item cancels a press or an arming at once, so that it never reaches the wrong item. So does a change
  /// of the title's text, the image or the accessibility label. In the cell of a list, set the item with each content, or
  /// call `disarm()` in `prepareForReuse()`.
  open var item: AnyHashable? {
    didSet { if item != oldValue { actsOnSomethingElse() } }
  }

  /// Cancels a press or an arming: the control does not act. Does nothing at rest.
  open func disarm() { actsOnSomethingElse() }

  /// True while the control gets a new picture of the same content, which cancels nothing; false by default.
  package var isDrawnAnew = false

  /// Shows a changed title or image. Other content than before (`isOther`) cancels a press or an arming.
  func contentDidChange(_ isOther: Bool) {
    if isOther && !isDrawnAnew { actsOnSomethingElse() }
    appearanceDidChange()
  }
}

extension PressureButton {
  /// The distances of the baseline of a title on one line from the top and from the bottom, in points.
  var baselineOffsets: (top: CGFloat, bottom: CGFloat) {
    // Auto Layout may ask before the button has its size.
    let size = bounds.isEmpty ? intrinsicContentSize : bounds.size
    let top = size.height / 2 + shownTitle.fitting(pill: size).baseline
    return (top, size.height - top)
  }
}
#endif
