import UIKit

/// All weighings as bars, with one of them marked.
final class BarsView: UIView {
  private let others = CAShapeLayer()
  private let marked = CAShapeLayer()

  /// In points.
  private static let height: CGFloat = 96

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.addSublayer(others)
    layer.addSublayer(marked)
    // The words beside it say the same.
    isAccessibilityElement = false
    color()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("It is made in code") }

  /// What it shows; nothing while it is nil.
  var bars: Bars? {
    didSet { setNeedsLayout() }
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let boxes = bars?.boxes(in: bounds.size) ?? []
    let all = UIBezierPath()
    for (index, box) in boxes.enumerated() where index != bars?.marked { all.append(path(of: box)) }
    others.path = all.cgPath
    marked.path = bars.map { path(of: boxes[$0.marked]).cgPath }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    color()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    color()
  }

  private func path(of box: CGRect) -> UIBezierPath {
    UIBezierPath(roundedRect: box, cornerRadius: min(3, box.width / 2, box.height / 2))
  }

  private func color() {
    // A layer does not know of light and dark.
    others.fillColor = UIColor.systemFill.resolvedColor(with: traitCollection).cgColor
    marked.fillColor = tintColor.resolvedColor(with: traitCollection).cgColor
  }
}
