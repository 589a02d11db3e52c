// https://developer.apple.com/documentation/appkit/nsmenu
@MainActor
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
  // Before a menu is shown: an item whose target is not there, or does not have its action, is disabled.
  open func update() {
    if !autoenablesItems { return }
    for item in items { item.isEnabled = item.action != nil && item.target != nil }
  }

  // https://developer.apple.com/documentation/appkit/nsmenu/popupcontextmenu(_:with:for:)
  open class func popUpContextMenu(_ menu: NSMenu, with event: NSEvent, for view: NSView) {
    menu.show()
  }

  // https://developer.apple.com/documentation/appkit/nsmenu/popup(positioning:at:in:)
  @discardableResult
  open func popUp(positioning item: NSMenuItem?, at location: NSPoint, in view: NSView?) -> Bool {
    show()
    return false
  }

  /// Nothing is shown of an empty one.
  private func show() {
    delegate?.menuNeedsUpdate(self)
    if !items.isEmpty { NSMenu.shown.append(self) }
  }

  /// Here only: the menus that came, in order.
  public static var shown: [NSMenu] = []
}

// https://developer.apple.com/documentation/appkit/nsmenudelegate
@MainActor
public protocol NSMenuDelegate: NSObjectProtocol {
  // https://developer.apple.com/documentation/appkit/nsmenudelegate/menuneedsupdate(_:)
  // Optional, as Apple has it.
  func menuNeedsUpdate(_ menu: NSMenu)
}

extension NSMenuDelegate {
  public func menuNeedsUpdate(_ menu: NSMenu) {}
}

// https://developer.apple.com/documentation/appkit/nsmenuitem
@MainActor
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
  /// Here only: chooses it, which does nothing where its target has gone.
  public func choose() {
    if let target { action?.perform(target) }
  }
  #endif
}
