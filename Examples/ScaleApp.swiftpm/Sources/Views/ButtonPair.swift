import UIKit

/// Two buttons in a row, or in a column at accessibility text sizes.
final class ButtonPair: CodedStack {
  init(_ first: UIView, _ second: UIView) {
    super.init(.horizontal, spacing: 12)
    distribution = .fillEqually
    addArrangedSubview(first)
    addArrangedSubview(second)
    turn()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    turn()
  }

  private func turn() {
    axis =
      traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? .vertical : .horizontal
  }
}
