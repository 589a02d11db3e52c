// https://developer.apple.com/documentation/uikit/uinavigationitem
@MainActor
open class UINavigationItem: NSObject {
  open var title: String?
  open var rightBarButtonItem: UIBarButtonItem?
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  // https://developer.apple.com/documentation/uikit/uinavigationitem/init(title:)
  public init(title: String) {
    self.title = title
  }

  // https://developer.apple.com/documentation/uikit/uinavigationitem/largetitledisplaymode-swift.enum
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
  }
}

// https://developer.apple.com/documentation/uikit/uibaritem
@MainActor
open class UIBarItem: NSObject {
  open var title: String?
}

// https://developer.apple.com/documentation/uikit/uibarbuttonitem
@MainActor
open class UIBarButtonItem: UIBarItem {
  // https://developer.apple.com/documentation/uikit/uibarbuttonitem/primaryaction
  open var primaryAction: UIAction?

  // https://developer.apple.com/documentation/uikit/uibarbuttonitem/init(systemitem:primaryaction:menu:)
  public init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.primaryAction = primaryAction
  }

  // https://developer.apple.com/documentation/uikit/uibarbuttonitem/systemitem
  public enum SystemItem: Int, Sendable {
    case action = 9
  }
}
