// https://developer.apple.com/documentation/appkit/nscontrol
@MainActor
open class NSControl: NSView {
  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    makeCell()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    makeCell()
    // Apple does not document `isEnabled` for an archive without it, such as that of a custom view. Assume false.
    disable()
  }

  private func disable() { isEnabled = false }

  private func makeCell() {
    cell = (type(of: self).cellClass as? NSCell.Type)?.init()
  }

  // https://developer.apple.com/documentation/appkit/nscontrol/cellclass
  open class var cellClass: AnyClass? {
    get { ownCellClass }
    set { ownCellClass = newValue }
  }
  private static var ownCellClass: AnyClass?

  // https://developer.apple.com/documentation/appkit/nscontrol/cell
  open var cell: NSCell?

  // https://developer.apple.com/documentation/appkit/nscontrol/isenabled
  open var isEnabled = true
  // https://developer.apple.com/documentation/appkit/nscontrol/refusesfirstresponder
  // Apple keeps it in the cell. So it is lost here, as in a control without a cell.
  open var refusesFirstResponder: Bool {
    get { false }
    set {}
  }
  // https://developer.apple.com/documentation/appkit/nscontrol/tag
  open override var tag: Int {
    get { ownTag }
    set { ownTag = newValue }
  }
  private var ownTag = 0
  // https://developer.apple.com/documentation/appkit/nscontrol/font
  open var font: NSFont?
  // https://developer.apple.com/documentation/appkit/nscontrol/controlsize-swift.property
  open var controlSize = ControlSize.regular

  // https://developer.apple.com/documentation/appkit/nscontrol/target
  open weak var target: AnyObject?
  // https://developer.apple.com/documentation/appkit/nscontrol/action
  open var action: Selector?

  // https://developer.apple.com/documentation/appkit/nscontrol/sendaction(_:to:)
  // Forwards to the shared application, as Apple's does.
  open func sendAction(_ action: Selector?, to target: Any?) -> Bool {
    guard let action else { return false }
    return NSApplication.shared.sendAction(action, to: target, from: self)
  }

  // https://developer.apple.com/documentation/appkit/nscontrol/sendaction(on:)
  // Returns the previous mask. Here, the mask has no effect.
  open func sendAction(on mask: NSEvent.EventTypeMask) -> Int {
    defer { actionMask = mask }
    return Int(actionMask.rawValue)
  }
  private var actionMask: NSEvent.EventTypeMask = []

  // https://developer.apple.com/documentation/appkit/nscontrol/addtarget(_:action:for:)
  // Apple's SDK declares it since macOS 27, for systems from macOS 11 on. A subclass cannot have the events sent.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Events) {}
  // https://developer.apple.com/documentation/appkit/nscontrol/removetarget(_:action:for:)
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Events) {}

  // https://developer.apple.com/documentation/appkit/nscontrol/events
  public struct Events: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var trackingEndedInside: Events { Events(rawValue: 1 << 6) }
    @available(macOS 27, *)
    public static var valueChanged: Events { Events(rawValue: 1 << 12) }
    // https://developer.apple.com/documentation/appkit/nscontrol/events/primaryactiontriggered
    @available(macOS 27, *)
    public static var primaryActionTriggered: Events { Events(rawValue: 1 << 13) }
  }

  // https://developer.apple.com/documentation/appkit/nscontrol/performclick(_:)
  open func performClick(_ sender: Any?) {
    if isEnabled { _ = sendAction(action, to: target) }
  }

  // https://developer.apple.com/documentation/appkit/nscontrol/sizethatfits(_:)
  // Apple's control asks its cell.
  open func sizeThatFits(_ size: NSSize) -> NSSize { .zero }

  // https://developer.apple.com/documentation/appkit/nscontrol/sizetofit()
  open func sizeToFit() { frame.size = sizeThatFits(.zero) }

  // https://developer.apple.com/documentation/appkit/nsview/acceptsfirstmouse(for:)
  // Apple does not document the value for an NSControl. Here, it differs from a view's, so each control must override it.
  open override func acceptsFirstMouse(for event: NSEvent?) -> Bool { true }

  // https://developer.apple.com/documentation/appkit/nsview/needspaneltobecomekey
  open override var needsPanelToBecomeKey: Bool { true }

  // https://developer.apple.com/documentation/appkit/nscontrol/controlsize-swift.enum
  public enum ControlSize: UInt, Sendable {
    case regular, small, mini
    @available(macOS 11.0, *)
    case large
  }
}

// https://developer.apple.com/documentation/appkit/nscell
@MainActor
open class NSCell: NSObject {
  public required override init() {}
}

// https://developer.apple.com/documentation/appkit/nsvalidateduserinterfaceitem
@MainActor
public protocol NSValidatedUserInterfaceItem {
  var action: Selector? { get }
  var tag: Int { get }
}

// https://developer.apple.com/documentation/appkit/nsuserinterfacevalidations
public protocol NSUserInterfaceValidations {
  // https://developer.apple.com/documentation/appkit/nsuserinterfacevalidations/validateuserinterfaceitem(_:)
  @MainActor func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool
}
