// https://developer.apple.com/documentation/appkit/nsapplication
@MainActor
open class NSApplication: NSResponder {
  public static let shared = NSApplication()

  // https://developer.apple.com/documentation/appkit/nsapplication/willresignactivenotification
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "NSApplicationWillResignActiveNotification")

  // https://developer.apple.com/documentation/appkit/nsapplication/setactivationpolicy(_:)
  open func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool { true }

  // https://developer.apple.com/documentation/appkit/nsapplication/activationpolicy-swift.enum
  public enum ActivationPolicy: Int, Sendable {
    case regular, accessory, prohibited
  }

  // https://developer.apple.com/documentation/appkit/nsapplication/sendaction(_:to:from:)
  // Here, an action without a target is not sent.
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
    #if !canImport(ObjectiveC)
    if let target { action.perform(target) }
    #endif
    return target != nil
  }

  // https://developer.apple.com/documentation/appkit/nsapplication/currentevent
  // The last event sent to a window. Read-only, as in Apple's SDK. A test that imports the module as testable sets it.
  open internal(set) var currentEvent: NSEvent?

  // https://developer.apple.com/documentation/appkit/nsapplication/postevent(_:atstart:)
  open func postEvent(_ event: NSEvent, atStart flag: Bool) {
    queue.insert(event, at: flag ? 0 : queue.count)
  }

  // https://developer.apple.com/documentation/appkit/nsapplication/nextevent(matching:until:inmode:dequeue:)
  // Here, it never waits.
  open func nextEvent(
    matching mask: NSEvent.EventTypeMask, until expiration: Date?, inMode mode: RunLoop.Mode,
    dequeue deqFlag: Bool
  ) -> NSEvent? {
    let place = queue.firstIndex { mask.rawValue & 1 << UInt64($0.type.rawValue) != 0 }
    return place.map { deqFlag ? queue.remove(at: $0) : queue[$0] }
  }
  private var queue: [NSEvent] = []

  // https://developer.apple.com/documentation/appkit/nsapplication/modalwindow
  open internal(set) var modalWindow: NSWindow?

  // https://developer.apple.com/documentation/appkit/nsapplication/isfullkeyboardaccessenabled
  open internal(set) var isFullKeyboardAccessEnabled = true
}

extension RunLoop.Mode {
  // https://developer.apple.com/documentation/foundation/runloop/mode/eventtracking
  public static let eventTracking = RunLoop.Mode("NSEventTrackingRunLoopMode")
}

// https://developer.apple.com/documentation/appkit/nsapp
@MainActor public var NSApp: NSApplication! { NSApplication.shared }

// https://developer.apple.com/documentation/appkit/nsapplicationdelegate
// As in Apple's SDK, the methods are optional and on the main actor, but the protocol is nonisolated.
public protocol NSApplicationDelegate: NSObjectProtocol {
  // https://developer.apple.com/documentation/appkit/nsapplicationdelegate/applicationdockmenu(_:)
  @MainActor func applicationDockMenu(_ sender: NSApplication) -> NSMenu?
}

extension NSApplicationDelegate {
  @MainActor public func applicationDockMenu(_ sender: NSApplication) -> NSMenu? { nil }
}

// https://developer.apple.com/documentation/appkit/nsworkspace
// As in Apple's SDK, the class is nonisolated.
open class NSWorkspace: NSObject {
  // https://developer.apple.com/documentation/appkit/nsworkspace/shared
  open class var shared: NSWorkspace { own }
  private nonisolated(unsafe) static let own = NSWorkspace()

  // https://developer.apple.com/documentation/appkit/nsworkspace/notificationcenter
  // The workspace has its own center.
  public let notificationCenter = NotificationCenter()

  // https://developer.apple.com/documentation/appkit/nsworkspace/accessibilitydisplayoptionsdidchangenotification
  public static let accessibilityDisplayOptionsDidChangeNotification =
    Notification.Name("NSWorkspaceAccessibilityDisplayOptionsDidChangeNotification")

  // Read-only, as in Apple's SDK. A test that imports the module as testable sets them.
  public internal(set) var accessibilityDisplayShouldReduceMotion = false
  public internal(set) var accessibilityDisplayShouldReduceTransparency = false
  public internal(set) var accessibilityDisplayShouldIncreaseContrast = false
  public internal(set) var isVoiceOverEnabled = false
  public internal(set) var isSwitchControlEnabled = false
}

// https://developer.apple.com/documentation/appkit/nshapticfeedbackmanager
// As in Apple's SDK, the class is nonisolated.
open class NSHapticFeedbackManager: NSObject {
  // https://developer.apple.com/documentation/appkit/nshapticfeedbackmanager/defaultperformer
  open class var defaultPerformer: any NSHapticFeedbackPerformer { Performer() }

  // https://developer.apple.com/documentation/appkit/nshapticfeedbackmanager/feedbackpattern
  public enum FeedbackPattern: Int, Sendable {
    case generic, alignment, levelChange
  }

  // https://developer.apple.com/documentation/appkit/nshapticfeedbackmanager/performancetime
  public enum PerformanceTime: UInt, Sendable {
    case `default`, now, drawCompleted
  }

  /// Here only: the haptics that were played, in order.
  public nonisolated(unsafe) static var felt: [FeedbackPattern] = []

  private final class Performer: NSObject, NSHapticFeedbackPerformer {
    func perform(
      _ pattern: NSHapticFeedbackManager.FeedbackPattern,
      performanceTime: NSHapticFeedbackManager.PerformanceTime
    ) {
      NSHapticFeedbackManager.felt.append(pattern)
    }
  }
}

@available(*, unavailable)
extension NSHapticFeedbackManager: @unchecked Sendable {}

// https://developer.apple.com/documentation/appkit/nshapticfeedbackperformer
public protocol NSHapticFeedbackPerformer: NSObjectProtocol {
  func perform(
    _ pattern: NSHapticFeedbackManager.FeedbackPattern,
    performanceTime: NSHapticFeedbackManager.PerformanceTime)
}
