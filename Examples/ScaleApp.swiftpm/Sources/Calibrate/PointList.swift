import UIKit

/// The known masses, each with what removes it.
final class PointList: CodedStack {
  /// Called with the place of the one to remove.
  var remove: (Int) -> Void = { _ in }

  init() {
    super.init(.vertical, spacing: 8)
  }

  /// Shows them in place of those it showed; the names are for the buttons.
  func show(_ rows: [String], names: [String]) {
    for view in arrangedSubviews { view.removeFromSuperview() }
    for (index, (row, name)) in zip(rows, names).enumerated() {
      addArrangedSubview(view(of: row, removing: name, at: index))
    }
  }

  private func view(of row: String, removing name: String, at index: Int) -> UIView {
    var look = UIButton.Configuration.gray()
    look.image = UIImage(systemName: "minus.circle")
    let button = UIButton(
      configuration: look, primaryAction: UIAction { [weak self] _ in self?.remove(index) })
    button.accessibilityLabel = "Remove \(name)"
    // The text takes the room that the button leaves.
    button.setContentHuggingPriority(.required, for: .horizontal)
    button.setContentCompressionResistancePriority(.required, for: .horizontal)
    let stack = UIStackView(arrangedSubviews: [UILabel(.body, .label, text: row), button])
    stack.spacing = 12
    stack.alignment = .center
    return stack
  }
}
