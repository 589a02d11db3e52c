#if canImport(AppKit) && !targetEnvironment(macCatalyst)
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
  ///     func applicationDockMenu(_ sender: NSApplication) -> NSMenu? { dockMenu }
  ///     private lazy var dockMenu = NSMenu(quickActions: declaration.actions, handlers: handlers)
  public convenience init(
    quickActions: [QuickAction], handlers: QuickActionRouter.Handlers,
    language: String? = Bundle.main.preferredLocalizations.first,
    bundleIdentifier: String? = Bundle.main.bundleIdentifier
  ) {
    self.init(title: "")
    for declared in quickActions {
      let action = bundleIdentifier.map { declared.expanded(bundleIdentifier: $0) } ?? declared
      let type = QuickAction.abbreviated(action.type, bundleIdentifier: bundleIdentifier ?? "")
      let handler = handlers[action.type] ?? type.flatMap { handlers[$0] }
      addItem(NSMenuItem(action, in: language ?? "", handler: handler))
    }
  }
}

extension NSMenuItem {
  fileprivate convenience init(
    _ action: QuickAction, in language: String, handler: (@MainActor (QuickAction) -> Void)?
  ) {
    self.init(title: action.localizedTitle(for: language), action: nil, keyEquivalent: "")
    if #available(macOS 14.4, *) { subtitle = action.localizedSubtitle(for: language) }
    image = action.menuImage
    // The menu greys out an item that has no action.
    guard let handler else { return }
    let choice = QuickActionChoice { handler(action) }
    // An item does not keep its target.
    representedObject = choice
    target = choice
    self.action = QuickActionChoice.selector
  }
}

/// What choosing an item of the menu does. The Dock calls it with no sender that would say which.
@MainActor
private final class QuickActionChoice: NSObject {
  private let perform: @MainActor () -> Void

  init(_ perform: @escaping @MainActor () -> Void) {
    self.perform = perform
  }

  #if canImport(ObjectiveC)
  static let selector = #selector(choose(_:))

  @objc private func choose(_ sender: AnyObject?) { perform() }
  #else
  // Where there is no Objective-C, on the systems that stand in for AppKit, a selector is the call itself.
  static let selector = Selector { ($0 as? QuickActionChoice)?.perform() }
  #endif
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
