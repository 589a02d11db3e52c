import PressureUIKit
import UIKit

/// The page of a weighing, with what deletes it at its end.
final class WeighingController: CodedController {
  let summary = WeighingSummary()
  let deleteButton = ConfirmActionButton(title: "Delete")
  /// Why it could not be deleted.
  let messageLabel = UILabel(.subheadline, .systemRed)
  /// Whether its Delete button is to be seen and spoken of first; false by default.
  var beginsAtDelete = false

  private let model: HistoryModel
  private let advice = UILabel(
    .footnote, .secondaryLabel,
    text: "Press Delete harder, or hold it, until the ring is full. Slide up onto it and let go. "
      + "What is deleted cannot be brought back.")
  private lazy var column = Column([summary, deleteButton, advice, messageLabel])

  init(history: History, id: SavedWeighing.ID) {
    model = HistoryModel(history, choosing: id)
    super.init(title: nil)
    navigationItem.largeTitleDisplayMode = .never
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    deleteButton.tintColor = .systemRed
    deleteButton.accessibilityHint = "Activate twice to delete this weighing"
    deleteButton.on(.primaryActionTriggered) { [model] in model.remove() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .action, primaryAction: UIAction { [weak self] _ in self?.share() })
    column.fill(view)
    model.follow { [weak self] in self?.show() }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard beginsAtDelete else { return }
    beginsAtDelete = false
    column.scrollRectToVisible(
      deleteButton.convert(deleteButton.bounds, to: column), animated: animated)
    UIAccessibility.post(notification: .screenChanged, argument: deleteButton)
  }

  private func show() {
    guard let weighing = model.weighing else { return leave() }
    title = WeighingWords(weighing: weighing).name
    summary.show(weighing, among: model.weighings)
    messageLabel.text = model.message
  }

  /// It has been deleted, here or in another window.
  private func leave() {
    guard let stack = navigationController?.viewControllers, stack.contains(self) else { return }
    _ = navigationController?.popToRootViewController(animated: true)
  }

  private func share() {
    guard let weighing = model.weighing else { return }
    let sheet = ShareSheet.make(of: weighing)
    sheet.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
    present(sheet, animated: true)
  }
}
