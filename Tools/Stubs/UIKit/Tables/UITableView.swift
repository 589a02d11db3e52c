// https://developer.apple.com/documentation/uikit/uitableview
@MainActor
open class UITableView: UIScrollView {
  public let style: Style
  open weak var dataSource: (any UITableViewDataSource)?
  open weak var delegate: (any UITableViewDelegate)?
  open var backgroundView: UIView?

  // https://developer.apple.com/documentation/uikit/uitableview/init(frame:style:)
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  private var classes: [String: UITableViewCell.Type] = [:]
  /// Here only: the cells of all rows, visible or not.
  public private(set) var rows: [IndexPath: UITableViewCell] = [:]
  private var spare: [UITableViewCell] = []

  // https://developer.apple.com/documentation/uikit/uitableview/register(_:forcellreuseidentifier:)-6z4dr
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    classes[identifier] = cellClass as? UITableViewCell.Type
  }

  // https://developer.apple.com/documentation/uikit/uitableview/dequeuereusablecell(withidentifier:for:)
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let index = spare.firstIndex(where: { $0.reuseIdentifier == identifier }) {
      return spare.remove(at: index)
    }
    return classes[identifier]!.init(style: .default, reuseIdentifier: identifier)
  }

  // https://developer.apple.com/documentation/uikit/uitableview/reloaddata()
  open func reloadData() {
    for cell in rows.values { cell.removeFromSuperview() }
    spare += rows.values
    rows = [:]
    guard let dataSource else { return }
    for section in 0..<dataSource.numberOfSections(in: self) {
      for row in 0..<dataSource.tableView(self, numberOfRowsInSection: section) {
        let path = IndexPath(indexes: [section, row])
        let cell = dataSource.tableView(self, cellForRowAt: path)
        rows[path] = cell
        addSubview(cell)
      }
    }
  }

  // https://developer.apple.com/documentation/uikit/uitableview/cellforrow(at:)
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { rows[indexPath] }

  // https://developer.apple.com/documentation/uikit/uitableview/style-swift.enum
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }
}

// https://developer.apple.com/documentation/uikit/uitableviewdatasource
@MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  // Optional in Apple's SDK.
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}

// https://developer.apple.com/documentation/uikit/uitableviewdelegate
// Every requirement is optional.
@MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

extension IndexPath {
  // https://developer.apple.com/documentation/foundation/indexpath/init(row:section:)
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
