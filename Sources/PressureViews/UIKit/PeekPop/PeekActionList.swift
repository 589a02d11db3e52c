#if os(iOS) || UIKIT
import PressureKit
import UIKit

/// The list of a preview's actions: one button for each.
@MainActor
final class PeekActionList: UIScrollView {
  private var rows: [PeekActionRow] = []
  private var lines: [UIView] = []

  /// The least height of a button that a finger hits reliably, in points (Human Interface Guidelines).
  private static let leastHeight: CGFloat = 44
  /// The least width of the list, in points: that of a system menu.
  private static let leastWidth: CGFloat = 250

  /// Makes a list. `choose` is called with a button that was activated, and runs its action or not. Nil if no action is
  /// visible.
  init?(_ actions: [UIAction], choose: @escaping PeekActionRow.Choice) {
    let shown = actions.filter { !$0.attributes.contains(.hidden) }
    if shown.isEmpty { return nil }
    super.init(frame: .zero)
    for action in shown {
      let row = PeekActionList.row(action)
      row.choose = choose
      rows.append(row)
      addSubview(row)
    }
    for _ in shown.dropFirst() {
      let line = UIView()
      line.backgroundColor = .separator
      lines.append(line)
      addSubview(line)
    }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Called when the preferred size has changed.
  var resized: @MainActor () -> Void = {}

  /// The preferred size, in points: the width of the widest title, and the height of all buttons.
  private(set) lazy var wanted = measure()
  private var hasNewTraits = false

  private func measure() -> Size {
    Size(
      width: rows.reduce(PeekActionList.leastWidth) {
        max($0, $1.intrinsicContentSize.width.rounded(.up))
      },
      height: rows.reduce(0) { $0 + PeekActionList.height(of: $1) })
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    // The buttons receive their new traits after the list, so measure them at the next layout.
    hasNewTraits = true
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if hasNewTraits {
      hasNewTraits = false
      wanted = measure()
      resized()
    }
    let hairline = 1 / max(traitCollection.displayScale, 1)
    var y: CGFloat = 0
    for (index, row) in rows.enumerated() {
      if index > 0 {
        lines[index - 1].frame = CGRect(x: 0, y: y, width: bounds.width, height: hairline)
      }
      let height = PeekActionList.height(of: row)
      row.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      y += height
    }
    contentSize = CGSize(width: bounds.width, height: y)
  }

  private static func height(of row: UIButton) -> CGFloat {
    max(row.intrinsicContentSize.height.rounded(.up), leastHeight)
  }

  private static func row(_ action: UIAction) -> PeekActionRow {
    var look = UIButton.Configuration.plain()
    look.title = action.title
    look.image = action.image
    look.imagePadding = 12
    look.contentInsets = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    look.baseForegroundColor = action.attributes.contains(.destructive) ? .systemRed : .label
    let row = PeekActionRow(configuration: look, primaryAction: action)
    row.contentHorizontalAlignment = .leading
    row.isEnabled = !action.attributes.contains(.disabled)
    return row
  }
}

/// The button of an action.
final class PeekActionRow: UIButton {
  /// A function that runs an action of a button or not.
  typealias Choice = @MainActor (UIView, () -> Void) -> Void
  /// Called when the button was activated.
  var choose: Choice?

  override func sendAction(_ action: UIAction) { choose?(self) { super.sendAction(action) } }
}
#endif
