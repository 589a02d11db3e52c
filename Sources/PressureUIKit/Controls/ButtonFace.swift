#if os(iOS) || STAND_INS
import PressureLayers
import UIKit

/// What a ConfirmActionButton looks like at rest: its image and its title in the tint, on a pale ground of the tint.
final class ButtonFace: UIView {
  /// What is on it.
  @MainActor
  struct Content {
    var title: NSAttributedString?
    var image: UIImage?
    var font = UIFont.preferredFont(forTextStyle: .headline)
    var size = UIButton.Configuration.Size.medium
  }

  private let label = UILabel()
  private let picture = UIImageView(image: nil)

  override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    isUserInteractionEnabled = false
    // Its button speaks for it.
    accessibilityElementsHidden = true
    label.textAlignment = .center
    label.numberOfLines = 0
    layer.cornerRadius = 12
    layer.cornerCurve = .continuous
    addSubview(label)
    addSubview(picture)
    color()
  }

  /// What is on it.
  var content = Content() {
    didSet { write() }
  }

  /// Whether the button takes input.
  var isEnabled = true {
    didSet { color() }
  }

  /// Whether a finger is on it.
  var isPressed = false {
    didSet { if isPressed != oldValue { color() } }
  }

  private func write() {
    picture.image = content.image?.onButton(in: content.font)
    label.font = content.font
    color()
    setNeedsLayout()
  }

  /// How large it is where it may be so wide: as high as the lines that its title takes there. No width is any.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margin = content.size.margin
    var text = label.sizeThatFits(.endless)
    var width = besides + text.width + 2 * margin.width
    if size.width > 0 && size.width < width {
      width = size.width
      // Before it takes a second line its margins are half.
      text = label.sizeThatFits(CGSize(width: room(in: width), height: CGSize.endless.height))
    }
    let height = max(text.height, picture.image?.size.height ?? 0) + 2 * margin.height
    return CGSize(width: width, height: max(height, content.size.leastHeight))
  }

  /// How large its button wants to be in a size: as wide as one line, and as high as the lines there.
  func wantedSize(in size: CGSize) -> CGSize {
    CGSize(width: sizeThatFits(.zero).width, height: sizeThatFits(size).height)
  }

  /// How high its button is with the title on one line, in points.
  var oneLineHeight: CGFloat { sizeThatFits(.zero).height }

  /// How round its corners are, in points.
  var cornerRadius: CGFloat { layer.cornerRadius }

  /// What the title leaves to the image and to what is between them, in points.
  private var besides: CGFloat {
    guard let image = picture.image else { return 0 }
    return image.size.width + (content.title == nil ? 0 : SceneText.imagePadding)
  }

  /// How wide the title may be, in points.
  private func room(in width: CGFloat) -> CGFloat {
    max(width - content.size.margin.width - besides, 1)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    let image = picture.image?.size ?? .zero
    let text = min(label.sizeThatFits(.endless).width, room(in: bounds.width))
    let left = bounds.midX - (besides + text) / 2
    picture.frame = CGRect(
      x: isLeftToRight ? left : left + besides + text - image.width,
      y: bounds.midY - image.height / 2, width: image.width, height: image.height)
    label.frame = CGRect(
      x: isLeftToRight ? left + besides : left, y: 0, width: text, height: bounds.height)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    color()
  }

  private func color() {
    let color: UIColor = isEnabled ? tintColor : .secondaryLabel
    label.textColor = color
    label.attributedText = content.title?.over([.font: content.font, .foregroundColor: color])
    picture.tintColor = color
    backgroundColor = color.withAlphaComponent(isPressed ? 0.28 : 0.14)
  }
}

extension CGSize {
  /// As much as a text may want.
  fileprivate static let endless = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
}
#endif
