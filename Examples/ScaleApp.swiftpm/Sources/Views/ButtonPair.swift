import UIKit

/// Two buttons beside each other; below each other where the text is large.
final class ButtonPair: UIStackView {
  init(_ first: UIView, _ second: UIView) {
    super.init(frame: .zero)
    spacing = 12
    distribution = .fillEqually
    addArrangedSubview(first)
    addArrangedSubview(second)
    turn()
  }

  @available(*, unavailable)
  required init(coder: NSCoder) { fatalError("It is made in code") }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    turn()
  }

  private func turn() {
    axis =
      traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? .vertical : .horizontal
  }
}
