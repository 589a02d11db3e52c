#if os(iOS) || STAND_INS
import Foundation
import QuickActions
import UIKit

extension UIApplicationShortcutItem {
  /// Makes what the system shows of an action of a declaration, for actions that the app adds while it
  /// runs.
  ///
  /// Its texts are in the language, as `de`: by default that in which the app runs. A type that begins with
  /// `QuickAction.bundleIdentifierSetting` is given the identifier, by default that of the app, as Xcode
  /// does for an Info.plist; without one it stays. Of its pictures it has the symbol, or else the file, or
  /// else the system's icon. It has no place for an image's address or a URL.
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
  /// The first of its pictures that there is, in the order in which the system takes them of an Info.plist.
  fileprivate var shortcutIcon: UIApplicationShortcutIcon? {
    if let iconSymbol { return UIApplicationShortcutIcon(systemImageName: iconSymbol) }
    if let iconFile { return UIApplicationShortcutIcon(templateImageName: iconFile) }
    return icon.map { UIApplicationShortcutIcon(type: $0.type) }
  }
}

extension [UIApplicationShortcutItem] {
  /// Makes what the system shows of a declaration, in its order.
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
