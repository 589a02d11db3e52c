#if os(macOS) || STAND_INS
import AppKit
import Foundation
import QuickActions

extension QuickActionRouter {
  /// What an app does for each type of action.
  public typealias Handlers = [String: @MainActor (QuickAction) -> Void]
}

extension NSMenu {
  /// Makes the menu that an app's icon has in the Dock, for `applicationDockMenu(_:)`: an item for each action, in
  /// their order.
  ///
  /// A chosen action goes to the handler of its type, which is found as on iPhone; one without a handler cannot be
  /// chosen. Titles and subtitles are in the language, as `de`: by default that in which the app runs. A type that
  /// begins with `QuickAction.bundleIdentifierSetting` is given the identifier, by default that of the app. Of its
  /// pictures an item has the symbol, or else the file, or else the system's icon. Subtitles are there from macOS 14.4
  /// on.
  ///
  /// Call it on the main actor. A class that conforms to `NSApplicationDelegate` is not isolated by that, so declare it
  /// `@MainActor`:
  ///
  ///     @MainActor final class AppDelegate: NSObject, NSApplicationDelegate {
  ///       private lazy var dockMenu = NSMenu(quickActions: declaration.actions, handlers: handlers)
  ///       func applicationDockMenu(_ sender: NSApplication) -> NSMenu? { dockMenu }
  ///     }
  @MainActor
  public convenience init(
    quickActions: [QuickAction], handlers: QuickActionRouter.Handlers,
    language: String? = Bundle.main.preferredLocalizations.first,
    bundleIdentifier: String? = Bundle.main.bundleIdentifier
  ) {
    self.init(title: "")
    for declared in quickActions {
      let action = bundleIdentifier.map { declared.expanded(bundleIdentifier: $0) } ?? declared
      let type = QuickAction.knownType(
        action.type, bundleIdentifier: bundleIdentifier ?? "", isKnown: { handlers[$0] != nil })
      addItem(
        NSMenuItem(action, in: language ?? "", handler: type.flatMap { handlers[$0] }))
    }
  }
}

extension NSMenuItem {
  @MainActor
  fileprivate convenience init(
    _ action: QuickAction, in language: String, handler: (@MainActor (QuickAction) -> Void)?
  ) {
    var perform: (@MainActor () -> Void)?
    if let handler { perform = { handler(action) } }
    self.init(action.localizedTitle(for: language), image: action.menuImage, action: perform)
    if #available(macOS 14.4, *) { subtitle = action.localizedSubtitle(for: language) }
  }
}

extension QuickAction {
  /// The first of its pictures that there is, in the order in which an iPhone takes them.
  fileprivate var menuImage: NSImage? {
    if let iconSymbol {
      return NSImage(systemSymbolName: iconSymbol, accessibilityDescription: nil)
    }
    if let iconFile {
      // A copy: an image that is found by its name is everybody's.
      let image = NSImage(named: iconFile)?.copy() as? NSImage
      image?.isTemplate = true
      image?.size = QuickAction.menuImageSize
      return image
    }
    return icon.flatMap { NSImage(systemSymbolName: $0.symbol, accessibilityDescription: nil) }
  }

  /// An iPhone's are 35 points large; these are as large as images are in menus, in points.
  private static var menuImageSize: NSSize { NSSize(width: 16, height: 16) }
}
#endif
