#if os(iOS) || UIKIT
import PressureHosting
import PressureKit
import UIKit

/// The base class of the kit's buttons, with a title and an image, in a font, at one of four sizes.
///
/// Do not subclass it directly; subclass one of the buttons.
@MainActor
open class PressureButton: TitledControl {
  /// The image before the title; nil by default. It has the colour of the title, unless its rendering mode is
  /// `alwaysOriginal`. A symbol is as large as the font's letters. Other images keep their size.
  ///
  /// If there is no title, the image's accessibility label is the button's name.
  @IBInspectable open var image: UIImage? {
    didSet { contentDidChange(image != oldValue) }
  }

  /// The size, which sets the least height, the margins and the default font; `medium`, which is at least 44 points
  /// high, by default.
  ///
  /// Fingers need 44 points (Human Interface Guidelines). Use lower buttons with a Pencil or a pointer.
  open var buttonSize: UIButton.Configuration.Size = .medium {
    didSet { appearanceDidChange() }
  }

  override var textStyle: UIFont.TextStyle { buttonSize.textStyle }

  /// The least height, in points.
  var leastHeight: CGFloat { buttonSize.leastHeight }
  /// The margins between the title and the edges, in points.
  var titleMargin: CGSize { buttonSize.margin }

  /// The image and the title before they are fitted into the button.
  var shownTitle: SceneText {
    var text = SceneText(string: title, font: font)
    text.attributed = attributedTitle
    text.image = picture.pixels(of: image, beside: font, in: traitCollection)
    text.isRightToLeft = isRightToLeft
    return text
  }
  private let picture = ImagePixels()

  /// The view that shows the title at rest; nil if the control draws it.
  var face: ButtonFace? { nil }

  /// Updates the face with the title.
  func write(on face: ButtonFace) {
    face.content = ButtonFace.Content(
      title: attributedTitle, image: image, font: font, size: buttonSize)
  }

  /// Returns the preferred size in the given width, in points. A button is never narrower than it is high. A width of 0
  /// means any width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let face { return face.sizeThatFits(size) }
    var wanted = intrinsicContentSize
    if size.width > 0 { wanted.width = min(wanted.width, max(size.width, wanted.height)) }
    return wanted
  }

  /// The view whose first baseline is that of the title: forms and rows align the title with other texts.
  open override var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The view whose last baseline is that of the title.
  open override var forLastBaselineLayout: UIView { face?.label ?? baseline }
  /// A view without a height at the baseline of a title that the control draws. Auto Layout uses its edges.
  private lazy var baseline: UIView = {
    let view = UIView()
    view.isUserInteractionEnabled = false
    addSubview(view)
    return view
  }()

  override func appearanceDidChange() {
    super.appearanceDidChange()
    if face != nil { return }
    baseline.frame = CGRect(x: 0, y: baselineOffsets.top, width: bounds.width, height: 0)
  }

  override var name: String? { title.isEmpty ? image?.accessibilityLabel : title }
}

extension UIButton.Configuration.Size {
  /// The least height, in points.
  var leastHeight: CGFloat {
    switch self {
    case .mini: 28
    case .small: 34
    case .large: 50
    default: 44
    }
  }

  /// The margins between the title and the edges, in points.
  var margin: CGSize {
    switch self {
    case .mini: CGSize(width: 10, height: 4)
    case .small: CGSize(width: 14, height: 7)
    default: CGSize(width: 20, height: 11)
    }
  }

  /// The style of the default font.
  package var textStyle: UIFont.TextStyle {
    self == .mini || self == .small ? .subheadline : .headline
  }
}
#endif
