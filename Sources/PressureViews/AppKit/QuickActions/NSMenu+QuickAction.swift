#if os(macOS) || APPKIT
import AppKit
import Foundation
import QuickActions

extension QuickActionRouter {
  /// The handlers of an app, by type of action.
  public typealias Handlers = [String: @MainActor (QuickAction) -> Void]
}

extension NSMenu {
  /// Makes the menu of an app's icon in the Dock, for `applicationDockMenu(_:)`: an item for each action, in their
  /// order.
  ///
  /// A chosen action goes to the handler of its type, which is found as on iPhone. An item without a handler is
  /// disabled. Titles and subtitles are in `language`, such as `de`; by default the language in which the app runs. A
  /// type that begins with `QuickAction.bundleIdentifierSetting` has it replaced by the identifier, by default the
  /// app's. The picture is the symbol, or else the file, or else the system's icon. Subtitles need macOS 14.4.
  ///
  /// Call it on the main actor. Conforming to `NSApplicationDelegate` does not isolate a class, so declare it
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
  /// The first available picture, in the order that an iPhone uses.
  fileprivate var menuImage: NSImage? {
    if let iconSymbol {
      return NSImage(systemSymbolName: iconSymbol, accessibilityDescription: nil)
    }
    if let iconFile {
      // Change a copy: the app shares an image that is found by its name.
      let image = NSImage(named: iconFile)?.copy() as? NSImage
      image?.isTemplate = true
      image?.size = QuickAction.menuImageSize
      return image
    }
    return icon.flatMap { NSImage(systemSymbolName: $0.symbol, accessibilityDescription: nil) }
  }

  /// The size of images in menus, in points. An iPhone's icons are 35 points large.
  private static var menuImageSize: NSSize { NSSize(width: 16, height: 16) }
}
#endif
