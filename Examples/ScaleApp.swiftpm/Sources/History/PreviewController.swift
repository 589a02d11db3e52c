import UIKit

/// What a press on a row shows: a weighing, and nothing to press.
final class PreviewController: CodedController {
  let weighing: SavedWeighing
  private let weighings: [SavedWeighing]

  init(_ weighing: SavedWeighing, among weighings: [SavedWeighing]) {
    self.weighing = weighing
    self.weighings = weighings
    super.init(title: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemGroupedBackground
    let summary = WeighingSummary()
    summary.show(weighing, among: weighings)
    Column([summary]).fill(view)
    let height = summary.systemLayoutSizeFitting(
      CGSize(width: Self.width - 2 * Column.spacing, height: 0),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
    // As high as its text is, however large the person wants that.
    preferredContentSize = CGSize(width: Self.width, height: height + 2 * Column.spacing)
  }

  /// In points: on the smallest phone it leaves a margin at both sides.
  private static let width: CGFloat = 300
}
