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
  // Here there has to be a target.
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
    #if !canImport(ObjectiveC)
    if let target { action.perform(target) }
    #endif
    return target != nil
  }

  // https://developer.apple.com/documentation/appkit/nsapplication/currentevent
  // The last event that was sent to a window. Apple's can only be read: here a test begins without one.
  open var currentEvent: NSEvent?

  // https://developer.apple.com/documentation/appkit/nsapplication/isfullkeyboardaccessenabled
  // Apple's can only be read: here a test is the person who sets it.
  open var isFullKeyboardAccessEnabled = true
}

// https://developer.apple.com/documentation/appkit/nsapp
@MainActor public var NSApp: NSApplication! { NSApplication.shared }

// https://developer.apple.com/documentation/appkit/nsapplicationdelegate
// Its methods are the main actor's and optional, as Apple has them. The protocol is not the main actor's.
public protocol NSApplicationDelegate: NSObjectProtocol {
  // https://developer.apple.com/documentation/appkit/nsapplicationdelegate/applicationdockmenu(_:)
  @MainActor func applicationDockMenu(_ sender: NSApplication) -> NSMenu?
}

extension NSApplicationDelegate {
  @MainActor public func applicationDockMenu(_ sender: NSApplication) -> NSMenu? { nil }
}

// https://developer.apple.com/documentation/appkit/nsworkspace
// Not of the main actor, as Apple has it.
open class NSWorkspace: NSObject {
  // https://developer.apple.com/documentation/appkit/nsworkspace/shared
  open class var shared: NSWorkspace { own }
  private nonisolated(unsafe) static let own = NSWorkspace()

  // https://developer.apple.com/documentation/appkit/nsworkspace/notificationcenter
  // One of its own.
  public let notificationCenter = NotificationCenter()

  // https://developer.apple.com/documentation/appkit/nsworkspace/accessibilitydisplayoptionsdidchangenotification
  public static let accessibilityDisplayOptionsDidChangeNotification =
    Notification.Name("NSWorkspaceAccessibilityDisplayOptionsDidChangeNotification")

  // Apple's can only be read: here a test is the person who sets them.
  public var accessibilityDisplayShouldReduceMotion = false
  public var accessibilityDisplayShouldReduceTransparency = false
  public var accessibilityDisplayShouldIncreaseContrast = false
  public var isVoiceOverEnabled = false
  public var isSwitchControlEnabled = false
}

// https://developer.apple.com/documentation/appkit/nshapticfeedbackmanager
// Not of the main actor, as Apple has it.
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

  /// Here only: what was felt, in order.
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
