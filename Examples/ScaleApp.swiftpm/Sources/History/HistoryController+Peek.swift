import PressureViews
import UIKit

extension HistoryController: PeekPopInteractionDelegate {
  func peekPopInteraction(
    _ interaction: PeekPopInteraction, previewAt location: CGPoint
  ) -> UIViewController? {
    guard let weighing = (interaction.view as? WeighingCell)?.weighing,
      model.shown.contains(weighing)
    else { return nil }
    return PreviewController(weighing, among: model.weighings)
  }

  func peekPopInteraction(
    _ interaction: PeekPopInteraction, actionsFor preview: UIViewController
  ) -> [UIAction] {
    guard let preview = preview as? PreviewController else { return [] }
    let weighing = preview.weighing
    return [
      UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { [weak self] _ in
        self?.share(weighing)
      },
      // Only opens the page: its Delete button asks for confirmation.
      UIAction(
        title: "Delete…", image: UIImage(systemName: "trash"), attributes: .destructive
      ) { [weak self] _ in
        self?.open(weighing.id, toDelete: true)
      },
    ]
  }

  func peekPopInteraction(_ interaction: PeekPopInteraction, pop preview: UIViewController) {
    guard let preview = preview as? PreviewController else { return }
    open(preview.weighing.id)
  }

  private func share(_ weighing: SavedWeighing) {
    let sheet = ShareSheet.make(of: weighing)
    sheet.popoverPresentationController?.sourceView = cell(of: weighing) ?? view
    present(sheet, animated: true)
  }

  private func cell(of weighing: SavedWeighing) -> UITableViewCell? {
    guard let row = model.shown.firstIndex(of: weighing),
      let section = sections.firstIndex(of: .weighing)
    else { return nil }
    return tableView.cellForRow(at: IndexPath(row: row, section: section))
  }
}
