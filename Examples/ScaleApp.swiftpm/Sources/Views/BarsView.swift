import UIKit

/// A bar chart of all weighings, with one bar marked.
final class BarsView: UIView {
  private let others = CAShapeLayer()
  private let marked = CAShapeLayer()

  /// The height in points.
  private static let height: CGFloat = 96

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.addSublayer(others)
    layer.addSublayer(marked)
    // The label beside it says the same.
    isAccessibilityElement = false
    color()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("Create it in code: it cannot be decoded") }

  /// The bars; nil for an empty view.
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
    // Layers do not follow dark mode.
    others.fillColor = UIColor.systemFill.resolvedColor(with: traitCollection).cgColor
    marked.fillColor = tintColor.resolvedColor(with: traitCollection).cgColor
  }
}
