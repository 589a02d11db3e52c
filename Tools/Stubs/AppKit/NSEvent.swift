// https://developer.apple.com/documentation/appkit/nsevent
// As in Apple's SDK, the class is nonisolated.
open class NSEvent: NSObject {
  open var type: EventType { own.type }
  open var timestamp: TimeInterval { own.time }
  open var locationInWindow: NSPoint { own.location }
  open var modifierFlags: ModifierFlags { own.modifierFlags }
  open var clickCount: Int { own.clickCount }
  // https://developer.apple.com/documentation/appkit/nsevent/window
  // Here, it is the window that the event is sent to.
  open weak var window: NSWindow? { own.window }

  // https://developer.apple.com/documentation/appkit/nsevent/pressedmousebuttons
  // The bits of the buttons that are down: 1 for the left one, 2 for the right one. Here, a test sets them.
  open class var pressedMouseButtons: Int { pressed }
  /// Here only: the buttons that are down.
  nonisolated(unsafe) public static var pressed = 0

  /// Here only: notes the window that the event is sent to.
  func isSent(to window: NSWindow) { own.window = window }

  private struct Values {
    var type = EventType.none
    var time = 0.0
    var location = NSPoint.zero
    var modifierFlags: ModifierFlags = []
    var clickCount = 0
    var pressure: Float = 0
    var stage = 0
    var keyCode: UInt16 = 0
    var isARepeat = false
    weak var window: NSWindow?
  }
  private var own = Values()

  public override init() {}

  public required init?(coder: NSCoder) {
    return nil
  }

  /// Here only: creates an event as the system would.
  public init(
    _ type: EventType, at time: TimeInterval, location: NSPoint = .zero, pressure: Float = 0,
    stage: Int = 0, keyCode: UInt16 = 0, isARepeat: Bool = false, modifierFlags: ModifierFlags = []
  ) {
    own = Values(
      type: type, time: time, location: location, modifierFlags: modifierFlags,
      pressure: pressure, stage: stage, keyCode: keyCode, isARepeat: isARepeat)
  }

  // https://developer.apple.com/documentation/appkit/nsevent/mouseevent(with:location:modifierflags:timestamp:windownumber:context:eventnumber:clickcount:pressure:)
  // Apple's raises an exception for other types. Here, the program ends.
  open class func mouseEvent(
    with type: EventType, location: NSPoint, modifierFlags flags: ModifierFlags,
    timestamp time: TimeInterval, windowNumber wNum: Int, context unusedPassNil: NSGraphicsContext?,
    eventNumber eNum: Int, clickCount cNum: Int, pressure: Float
  ) -> NSEvent? {
    precondition(type.isMouse, "an event of type \(type) is none of the mouse")
    let event = NSEvent(
      type, at: time, location: location, pressure: pressure, modifierFlags: flags)
    event.own.clickCount = cNum
    return event
  }

  // https://developer.apple.com/documentation/appkit/nsevent/pressure
  // Apple's raises an exception for other events. Here, the program ends.
  open var pressure: Float {
    precondition(type == .pressure || type.isMouse, "an event of type \(type) has no pressure")
    return own.pressure
  }

  // https://developer.apple.com/documentation/appkit/nsevent/stage
  open var stage: Int {
    precondition(type == .pressure, "an event of type \(type) has no stage")
    return own.stage
  }
  open var stageTransition: CGFloat { 0 }
  open var pressureBehavior: PressureBehavior { .unknown }

  // https://developer.apple.com/documentation/appkit/nsevent/keycode
  open var keyCode: UInt16 {
    precondition(type.isKey, "an event of type \(type) has no key")
    return own.keyCode
  }

  // https://developer.apple.com/documentation/appkit/nsevent/isarepeat
  open var isARepeat: Bool {
    precondition(type.isKey, "an event of type \(type) has no key")
    return own.isARepeat
  }

  // https://developer.apple.com/documentation/appkit/nsevent/eventtype
  public enum EventType: UInt, Sendable {
    /// Here only: the type of an empty event.
    case none = 0
    case leftMouseDown = 1
    case leftMouseUp = 2
    case rightMouseDown = 3
    case rightMouseUp = 4
    case leftMouseDragged = 6
    case keyDown = 10
    case keyUp = 11
    case flagsChanged = 12
    case rotate = 18
    case scrollWheel = 22
    case otherMouseDown = 25
    case magnify = 30
    case swipe = 31
    case smartMagnify = 32
    case pressure = 34

    var isMouse: Bool { (1...6).contains(rawValue) || self == .otherMouseDown }
    var isKey: Bool { self == .keyDown || self == .keyUp }
  }

  // https://developer.apple.com/documentation/appkit/nsevent/addlocalmonitorforevents(matching:handler:)
  // The monitor receives the app's events before their windows do.
  open class func addLocalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
  ) -> Any? {
    let monitor = Monitor(mask: mask, block: block)
    monitors.append(monitor)
    return monitor
  }

  // https://developer.apple.com/documentation/appkit/nsevent/removemonitor(_:)
  open class func removeMonitor(_ eventMonitor: Any) {
    monitors.removeAll { $0 === eventMonitor as AnyObject }
  }

  private final class Monitor {
    let mask: EventTypeMask
    let block: (NSEvent) -> NSEvent?

    init(mask: EventTypeMask, block: @escaping (NSEvent) -> NSEvent?) {
      (self.mask, self.block) = (mask, block)
    }
  }

  private nonisolated(unsafe) static var monitors: [Monitor] = []

  static func monitored(_ event: NSEvent) -> NSEvent? {
    monitors.reduce(event) { left, monitor in
      left.flatMap {
        monitor.mask.rawValue & 1 << UInt64($0.type.rawValue) == 0 ? $0 : monitor.block($0)
      }
    }
  }

  // https://developer.apple.com/documentation/appkit/nsevent/eventtypemask
  public struct EventTypeMask: OptionSet, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    // https://developer.apple.com/documentation/appkit/nsevent/eventtypemask/init(type:)
    public init(type: EventType) { rawValue = 1 << UInt64(type.rawValue) }

    public static let leftMouseDown = EventTypeMask(rawValue: 1 << 1)
    public static let leftMouseUp = EventTypeMask(rawValue: 1 << 2)
    public static let rightMouseDown = EventTypeMask(rawValue: 1 << 3)
    public static let leftMouseDragged = EventTypeMask(rawValue: 1 << 6)
    public static let keyDown = EventTypeMask(rawValue: 1 << 10)
    public static let keyUp = EventTypeMask(rawValue: 1 << 11)
    public static let flagsChanged = EventTypeMask(rawValue: 1 << 12)
    public static let otherMouseDown = EventTypeMask(rawValue: 1 << 25)
  }

  // https://developer.apple.com/documentation/appkit/nsevent/modifierflags-swift.struct
  public struct ModifierFlags: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let shift = ModifierFlags(rawValue: 1 << 17)
    public static let control = ModifierFlags(rawValue: 1 << 18)
    public static let option = ModifierFlags(rawValue: 1 << 19)
    public static let command = ModifierFlags(rawValue: 1 << 20)
  }

  // https://developer.apple.com/documentation/appkit/nsevent/pressurebehavior-swift.enum
  public enum PressureBehavior: Int, Sendable {
    case unknown = -1
    case primaryDefault = 0
    case primaryClick = 1
    case primaryGeneric = 2
    case primaryAccelerator = 3
    case primaryDeepClick = 5
    case primaryDeepDrag = 6
  }
}

// https://developer.apple.com/documentation/appkit/nspressureconfiguration
// As in Apple's SDK, the class is nonisolated.
open class NSPressureConfiguration: NSObject {
  open private(set) var pressureBehavior: NSEvent.PressureBehavior

  // https://developer.apple.com/documentation/appkit/nspressureconfiguration/init(pressurebehavior:)
  public init(pressureBehavior: NSEvent.PressureBehavior) {
    self.pressureBehavior = pressureBehavior
  }
}

@available(*, unavailable)
extension NSPressureConfiguration: @unchecked Sendable {}
