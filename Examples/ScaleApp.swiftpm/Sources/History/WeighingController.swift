import PressureViews
import UIKit

/// The page of a weighing, with a Delete button at its end.
final class WeighingController: CodedController {
  let summary = WeighingSummary()
  let deleteButton = ConfirmActionButton(title: "Delete")
  /// The reason why the weighing could not be deleted.
  let messageLabel = UILabel(.subheadline, .systemRed)
  /// True if the page scrolls to its Delete button and VoiceOver begins there. False by default.
  var beginsAtDelete = false

  private let model: HistoryModel
  private let advice = UILabel(
    .footnote, .secondaryLabel,
    text: "Press Delete harder, or hold it, until the ring is full. Slide up onto it and let go. "
      + "A deleted weighing cannot be restored.")
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

  /// Leaves the page after its weighing was deleted, here or in another window.
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
