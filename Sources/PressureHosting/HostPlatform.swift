import PressureKit

/// The platform of a control's host: everything that differs between platforms except input and drawing.
///
/// Each host has its own platform. Times are in seconds, on the clock of the platform's input and frames.
@MainActor
public protocol HostPlatform: AnyObject {
  /// The receiver of frames and of the app's activity; the platform keeps it weakly.
  var receiver: (any PlatformReceiver)? { get set }

  /// The time now.
  var now: Double { get }
  /// True if the person asked for less motion.
  var reducesMotion: Bool { get }
  /// True if the person asked for less transparency.
  var reducesTransparency: Bool { get }
  /// True if the person asked for more contrast, where the view is.
  var increasesContrast: Bool { get }
  /// The running assistive technology that operates a control differently than a pointer does; nil if there is none.
  var assistance: Assistance? { get }
  /// True if a press on the view needs force. False if holding works too, as with a mouse.
  var measuresForce: Bool { get }
  /// True if the platform reports each frame of the screen to the receiver; false at first. It becomes false by itself
  /// when the receiver is released.
  var sendsFrames: Bool { get set }
  /// The time at which the platform calls the receiver's `wake(at:)`, in seconds; nil, the default, means never. The
  /// call may be a little early or late, and sets this to nil first.
  var wakeTime: Double? { get set }
  /// True if the platform reports to the receiver that the app is no longer in front; false at first.
  var watchesActivity: Bool { get set }

  /// Prepares the haptic hardware, so that the first haptic is not late; called as a contact comes down.
  func prepareHaptics()
  /// Plays a haptic with an `intensity` of 0…1. Does nothing without haptic hardware.
  func play(_ haptic: Haptic, intensity: Double)
  /// Has assistive technology say a text, which is not empty. It replaces an announcement that has not begun. An urgent
  /// one waits for its turn and is not cut short; any other one is dropped as soon as something else is said.
  func announce(_ text: String, isUrgent: Bool)
}

/// An assistive technology that operates a control differently than a pointer does.
public enum Assistance: Sendable {
  /// A screen reader.
  case voiceOver
  /// One or more switches.
  case switchControl
}

/// The receiver of what a platform reports on its own.
@MainActor
public protocol PlatformReceiver: AnyObject {
  /// A frame of the screen is due, at a time in seconds. The time must not be later than events that still wait for
  /// their delivery, so do not pass the time at which the frame will be shown.
  func frame(at time: Double)
  /// `wakeTime` has come, at a time in seconds: now.
  func wake(at time: Double)
  /// The app is no longer in front.
  func becomeInactive()
  /// Assistive technology did not say an announcement to its end. A platform that cannot know this does not call it.
  func announcementDidFail(_ text: String)
}
