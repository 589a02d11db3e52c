import PressureViews
import UIKit

/// The list of weighings, newest first: a tap opens a weighing, and a press previews it.
final class HistoryController: UITableViewController {
  let model: HistoryModel

  init(history: History) {
    model = HistoryModel(history)
    super.init(style: .insetGrouped)
    title = "History"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("Create it in code: it cannot be decoded") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(WeighingCell.self, forCellReuseIdentifier: Row.weighing.rawValue)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Row.problem.rawValue)
    model.follow { [weak self] in self?.show() }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    model.read()
  }

  // MARK: List

  enum Row: String { case problem, weighing }

  /// The sections: the problem with the file, if any, and the weighings.
  var sections: [Row] { model.problem == nil ? [.weighing] : [.problem, .weighing] }

  private func show() {
    tableView.reloadData()
    tableView.backgroundView = model.emptiness.map { EmptyHistory($0) }
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section] == .problem ? 1 : model.shown.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let row = sections[indexPath.section]
    let cell = tableView.dequeueReusableCell(withIdentifier: row.rawValue, for: indexPath)
    if let cell = cell as? WeighingCell {
      cell.show(model.shown[indexPath.row], peekedBy: self)
    } else {
      var content = cell.defaultContentConfiguration()
      content.image = UIImage(systemName: "exclamationmark.triangle")
      content.text = model.problem
      cell.contentConfiguration = content
      cell.selectionStyle = .none
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard sections[indexPath.section] == .weighing else { return }
    open(model.shown[indexPath.row].id)
  }

  /// Opens the page of a weighing, at its top or at its Delete button.
  func open(_ id: SavedWeighing.ID, toDelete: Bool = false) {
    let page = WeighingController(history: model.history, id: id)
    page.beginsAtDelete = toDelete
    navigationController?.pushViewController(page, animated: true)
  }
}
