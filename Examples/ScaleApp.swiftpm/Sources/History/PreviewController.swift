import UIKit

/// The preview of a weighing, without controls.
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
    // As high as the text, at any text size.
    preferredContentSize = CGSize(width: Self.width, height: height + 2 * Column.spacing)
  }

  /// The width in points. It leaves margins on the smallest phone.
  private static let width: CGFloat = 300
}
