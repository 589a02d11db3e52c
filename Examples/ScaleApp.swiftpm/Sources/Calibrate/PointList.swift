import UIKit

/// A list of the known masses, each with a Remove button.
final class PointList: CodedStack {
  /// Called with the index of the mass to remove.
  var remove: (Int) -> Void = { _ in }

  init() {
    super.init(.vertical, spacing: 8)
  }

  /// Replaces the rows. The names are for the accessibility labels of the buttons.
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
    // The text takes the space beside the button.
    button.setContentHuggingPriority(.required, for: .horizontal)
    button.setContentCompressionResistancePriority(.required, for: .horizontal)
    let stack = UIStackView(arrangedSubviews: [UILabel(.body, .label, text: row), button])
    stack.spacing = 12
    stack.alignment = .center
    return stack
  }
}
