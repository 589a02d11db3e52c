#if os(iOS) || UIKIT
import PressureKit
import UIKit

/// The look of a ConfirmActionButton at rest: its image and its title in the tint, on a pale ground of the tint.
final class ButtonFace: UIView {
  /// The content of a face.
  @MainActor
  struct Content {
    var title: NSAttributedString?
    var image: UIImage?
    var font = UIFont.preferredFont(forTextStyle: .headline)
    var size = UIButton.Configuration.Size.medium
  }

  /// The title.
  let label = UILabel()
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
    // The button is the accessibility element.
    accessibilityElementsHidden = true
    label.textAlignment = .center
    label.numberOfLines = 0
    layer.cornerRadius = 12
    layer.cornerCurve = .continuous
    addSubview(label)
    addSubview(picture)
    color()
  }

  /// The title, the image, the font and the size that the face shows.
  var content = Content() {
    didSet { write() }
  }

  /// True if the button is enabled.
  var isEnabled = true {
    didSet { if isEnabled != oldValue { color() } }
  }

  /// True if the button has an edge, for more contrast.
  var hasEdge = false {
    didSet { color() }
  }

  private func write() {
    picture.image = content.image?.onButton(in: content.font)
    label.font = content.font
    color()
    setNeedsLayout()
  }

  /// Returns the size in the given width, in points: the height is that of the lines that the title takes there. A
  /// width of 0 means any width.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margin = content.size.margin
    var text = label.sizeThatFits(.endless)
    var width = besides + text.width + 2 * margin.width
    if size.width > 0 && size.width < width {
      width = size.width
      // With too little width, the margins are halved before the title takes a second line.
      text = label.sizeThatFits(CGSize(width: room(in: width), height: CGSize.endless.height))
    }
    let height = max(text.height, picture.image?.size.height ?? 0) + 2 * margin.height
    return CGSize(width: width, height: max(height, content.size.leastHeight))
  }

  /// Returns the size that the button prefers: as wide as one line, and as high as the lines of the title in the width
  /// of `size`.
  func wantedSize(in size: CGSize) -> CGSize {
    CGSize(width: sizeThatFits(.zero).width, height: sizeThatFits(size).height)
  }

  /// The height of the button with its title on one line, in points.
  var oneLineHeight: CGFloat { sizeThatFits(.zero).height }

  /// The corner radius, in points.
  var cornerRadius: CGFloat { layer.cornerRadius }

  /// The width of the image and of the space between image and title, in points.
  private var besides: CGFloat {
    guard let image = picture.image else { return 0 }
    return image.size.width + (content.title == nil ? 0 : SceneText.imagePadding)
  }

  /// Returns the greatest width of the title, in points.
  private func room(in width: CGFloat) -> CGFloat {
    max(width - content.size.margin.width - besides, 1)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let image = picture.image?.size ?? .zero
    let text = min(label.sizeThatFits(.endless).width, room(in: bounds.width))
    let left = bounds.midX - (besides + text) / 2
    picture.frame = CGRect(
      x: isRightToLeft ? left + besides + text - image.width : left,
      y: bounds.midY - image.height / 2, width: image.width, height: image.height)
    // As high as its lines, so that its baselines are theirs.
    let room = CGSize(width: text, height: CGSize.endless.height)
    let height = min(label.sizeThatFits(room).height, bounds.height)
    label.frame = CGRect(
      x: isRightToLeft ? left : left + besides, y: bounds.midY - height / 2, width: text,
      height: height)
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
    backgroundColor = color.withAlphaComponent(0.14)
    layer.borderWidth = hasEdge ? 1 : 0
    layer.borderColor = LayerColor(color, in: traitCollection).cgColor
  }
}

extension CGSize {
  /// A size without limits, to measure texts in.
  fileprivate static let endless = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
}
#endif
