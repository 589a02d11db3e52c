// https://developer.apple.com/documentation/appkit/nsmenu
// As in Apple's SDK, the class is nonisolated.
open class NSMenu: NSObject {
  open var title: String

  // https://developer.apple.com/documentation/appkit/nsmenu/init(title:)
  public init(title: String) { self.title = title }

  open weak var delegate: (any NSMenuDelegate)?
  // https://developer.apple.com/documentation/appkit/nsmenu/items
  open var items: [NSMenuItem] = []
  // https://developer.apple.com/documentation/appkit/nsmenu/autoenablesitems
  open var autoenablesItems = true

  // https://developer.apple.com/documentation/appkit/nsmenu/additem(_:)
  open func addItem(_ newItem: NSMenuItem) { items.append(newItem) }

  // https://developer.apple.com/documentation/appkit/nsmenu/update()
  // Called before a menu is shown. Disables each item without an action or a target.
  open func update() {
    if !autoenablesItems { return }
    for item in items { item.isEnabled = item.action != nil && item.target != nil }
  }

  // https://developer.apple.com/documentation/appkit/nsmenu/popupcontextmenu(_:with:for:)
  open class func popUpContextMenu(_ menu: NSMenu, with event: NSEvent, for view: NSView) {
    menu.show()
  }

  // https://developer.apple.com/documentation/appkit/nsmenu/popup(positioning:at:in:)
  open func popUp(positioning item: NSMenuItem?, at location: NSPoint, in view: NSView?) -> Bool {
    show()
    return false
  }

  /// Shows the menu, unless it is empty. Call it on the main thread.
  private func show() {
    nonisolated(unsafe) let menu = self
    MainActor.assumeIsolated { menu.delegate?.menuNeedsUpdate(menu) }
    if !items.isEmpty { NSMenu.shown.append(self) }
  }

  /// Here only: the menus that were shown, in order.
  public nonisolated(unsafe) static var shown: [NSMenu] = []
}

@available(*, unavailable)
extension NSMenu: @unchecked Sendable {}

// https://developer.apple.com/documentation/appkit/nsmenudelegate
// As in Apple's SDK, the methods are optional and on the main actor, but the protocol is nonisolated.
public protocol NSMenuDelegate: NSObjectProtocol {
  // https://developer.apple.com/documentation/appkit/nsmenudelegate/menuneedsupdate(_:)
  @MainActor func menuNeedsUpdate(_ menu: NSMenu)
}

extension NSMenuDelegate {
  @MainActor public func menuNeedsUpdate(_ menu: NSMenu) {}
}

// https://developer.apple.com/documentation/appkit/nsmenuitem
// As in Apple's SDK, the class is nonisolated.
open class NSMenuItem: NSObject {
  open var title: String
  // https://developer.apple.com/documentation/appkit/nsmenuitem/subtitle
  @available(macOS 14.4, *)
  open var subtitle: String? {
    get { ownSubtitle }
    set { ownSubtitle = newValue }
  }
  private var ownSubtitle: String?
  open var image: NSImage?
  open var isEnabled = true
  open var action: Selector?
  open var tag = 0
  // https://developer.apple.com/documentation/appkit/nsmenuitem/target
  open weak var target: AnyObject?
  // https://developer.apple.com/documentation/appkit/nsmenuitem/representedobject
  open var representedObject: Any?
  open private(set) var isSeparatorItem = false
  open var keyEquivalent: String

  // https://developer.apple.com/documentation/appkit/nsmenuitem/init(title:action:keyequivalent:)
  public init(title string: String, action selector: Selector?, keyEquivalent charCode: String) {
    title = string
    action = selector
    keyEquivalent = charCode
  }

  // https://developer.apple.com/documentation/appkit/nsmenuitem/separator()
  open class func separator() -> NSMenuItem {
    let item = NSMenuItem(title: "", action: nil, keyEquivalent: "")
    item.isSeparatorItem = true
    return item
  }

  #if !canImport(ObjectiveC)
  /// Here only: chooses the item. Does nothing if its target is gone.
  @MainActor public func choose() {
    if let target { action?.perform(target) }
  }
  #endif
}

// The protocol is on the main actor. A conformance at the class would isolate the class.
extension NSMenuItem: NSValidatedUserInterfaceItem {}

@available(*, unavailable)
extension NSMenuItem: @unchecked Sendable {}
