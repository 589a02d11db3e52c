// https://developer.apple.com/documentation/appkit/nsmenu
@MainActor
open class NSMenu: NSObject {
  open var title: String
  open private(set) var items: [NSMenuItem] = []
  // https://developer.apple.com/documentation/appkit/nsmenu/autoenablesitems
  open var autoenablesItems = true

  // https://developer.apple.com/documentation/appkit/nsmenu/init(title:)
  public init(title: String) { self.title = title }

  // https://developer.apple.com/documentation/appkit/nsmenu/additem(_:)
  open func addItem(_ newItem: NSMenuItem) { items.append(newItem) }

  // https://developer.apple.com/documentation/appkit/nsmenu/update()
  // Before a menu is shown: an item whose target is not there, or does not have its action, is disabled.
  open func update() {
    if !autoenablesItems { return }
    for item in items { item.isEnabled = item.action != nil && item.target != nil }
  }
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
  open var keyEquivalent: String

  // https://developer.apple.com/documentation/appkit/nsmenuitem/init(title:action:keyequivalent:)
  public init(title string: String, action selector: Selector?, keyEquivalent charCode: String) {
    title = string
    action = selector
    keyEquivalent = charCode
  }
}
