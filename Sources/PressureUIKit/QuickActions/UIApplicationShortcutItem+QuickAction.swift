#if canImport(UIKit)
import QuickActions
import UIKit

extension UIApplicationShortcutItem {
  /// Makes what the system shows of an action of a declaration, for actions that the app adds while it
  /// runs.
  ///
  /// It has no place for a URL.
  public convenience init(_ action: QuickAction) {
    self.init(
      type: action.type, localizedTitle: action.title, localizedSubtitle: action.subtitle,
      icon: action.icon.map { UIApplicationShortcutIcon(type: $0.type) },
      userInfo: action.userInfo?.propertyList)
  }
}

extension [UIApplicationShortcutItem] {
  /// Makes what the system shows of a declaration, in its order.
  ///
  ///     UIApplication.shared.shortcutItems = [UIApplicationShortcutItem](declaration)
  public init(_ declaration: QuickActionDeclaration) {
    self = declaration.actions.map { UIApplicationShortcutItem($0) }
  }
}
#endif
