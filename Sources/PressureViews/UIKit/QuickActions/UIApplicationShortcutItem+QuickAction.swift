#if os(iOS) || UIKIT
import Foundation
import QuickActions
import UIKit

extension UIApplicationShortcutItem {
  /// Makes an item for the system from an action of a declaration. Use it for actions that the app adds at run time.
  ///
  /// Its texts are in `language`, such as `de`; by default the language in which the app runs. A type that begins with
  /// `QuickAction.bundleIdentifierSetting` has it replaced by the identifier, by default the app's, as Xcode does in an
  /// Info.plist. If the identifier is nil, the type stays unchanged. The picture is the symbol, or else the file, or
  /// else the system's icon. The item has no place for an image's address or a URL.
  public convenience init(
    _ action: QuickAction, language: String? = Bundle.main.preferredLocalizations.first,
    bundleIdentifier: String? = Bundle.main.bundleIdentifier
  ) {
    let expanded = bundleIdentifier.map { action.expanded(bundleIdentifier: $0) } ?? action
    self.init(
      type: expanded.type, localizedTitle: action.localizedTitle(for: language ?? ""),
      localizedSubtitle: action.localizedSubtitle(for: language ?? ""), icon: action.shortcutIcon,
      userInfo: action.userInfo?.propertyList)
  }
}

extension QuickAction {
  /// The first available picture, in the order in which the system reads them in an Info.plist.
  fileprivate var shortcutIcon: UIApplicationShortcutIcon? {
    if let iconSymbol { return UIApplicationShortcutIcon(systemImageName: iconSymbol) }
    if let iconFile { return UIApplicationShortcutIcon(templateImageName: iconFile) }
    return icon.map { UIApplicationShortcutIcon(type: $0.type) }
  }
}

extension [UIApplicationShortcutItem] {
  /// Makes the items of a declaration, in its order.
  ///
  ///     UIApplication.shared.shortcutItems = [UIApplicationShortcutItem](declaration)
  public init(
    _ declaration: QuickActionDeclaration,
    language: String? = Bundle.main.preferredLocalizations.first,
    bundleIdentifier: String? = Bundle.main.bundleIdentifier
  ) {
    self = declaration.actions.map {
      UIApplicationShortcutItem($0, language: language, bundleIdentifier: bundleIdentifier)
    }
  }
}
#endif
