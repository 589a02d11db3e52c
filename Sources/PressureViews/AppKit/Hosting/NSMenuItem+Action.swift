#if os(macOS) || APPKIT
import AppKit

extension NSMenuItem {
  /// Makes an item that runs a closure when it is chosen. The menu disables an item without one.
  @MainActor
  package convenience init(
    _ title: String, image: NSImage? = nil, action: (@MainActor () -> Void)?
  ) {
    self.init(
      title: title, action: action == nil ? nil : MenuItemTarget.selector, keyEquivalent: "")
    self.image = image
    guard let action else { return }
    let own = MenuItemTarget(action)
    target = own
    // An item keeps its target weakly, so it keeps it here.
    representedObject = own
  }
}

/// The target of a menu item with a closure.
@MainActor
private final class MenuItemTarget: NSObject {
  private let action: @MainActor () -> Void

  init(_ action: @escaping @MainActor () -> Void) {
    self.action = action
  }

  #if canImport(ObjectiveC)
  static let selector = #selector(choose(_:))

  @objc private func choose(_ sender: AnyObject) { action() }
  #else
  static let selector = Selector { ($0 as? MenuItemTarget)?.action() }
  #endif
}
#endif
