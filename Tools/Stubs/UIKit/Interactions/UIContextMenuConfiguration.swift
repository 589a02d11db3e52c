// https://developer.apple.com/documentation/uikit/uicontextmenucontentpreviewprovider
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
// https://developer.apple.com/documentation/uikit/uicontextmenuactionprovider
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

// https://developer.apple.com/documentation/uikit/uicontextmenuconfiguration
@MainActor
open class UIContextMenuConfiguration: NSObject {
  /// Here only: the closures that the system calls when the menu opens.
  public let previewProvider: UIContextMenuContentPreviewProvider?
  public let actionProvider: UIContextMenuActionProvider?

  // https://developer.apple.com/documentation/uikit/uicontextmenuconfiguration/init(identifier:previewprovider:actionprovider:)
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
  }
}
