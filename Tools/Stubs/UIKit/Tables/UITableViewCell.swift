// https://developer.apple.com/documentation/uikit/uitableviewcell
@MainActor
open class UITableViewCell: UIView {
  public let reuseIdentifier: String?
  open var accessoryType = AccessoryType.none
  open var selectionStyle = SelectionStyle.default
  // https://developer.apple.com/documentation/uikit/uitableviewcell/contentconfiguration
  public var contentConfiguration: (any UIContentConfiguration)?

  // https://developer.apple.com/documentation/uikit/uitableviewcell/init(style:reuseidentifier:)
  // `required` here only: the table creates cells from their class.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  // https://developer.apple.com/documentation/uikit/uitableviewcell/defaultcontentconfiguration()
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    .cell()
  }

  // https://developer.apple.com/documentation/uikit/uitableviewcell/cellstyle
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  // https://developer.apple.com/documentation/uikit/uitableviewcell/accessorytype-swift.enum
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator
  }

  // https://developer.apple.com/documentation/uikit/uitableviewcell/selectionstyle-swift.enum
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }
}
