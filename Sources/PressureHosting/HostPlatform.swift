import PressureKit

/// What a control's host asks of the platform: all that differs from one to the next, but for input and drawing.
///
/// Each host has one of its own. Times are in seconds, on the clock that the platform's input and frames are stamped
/// with.
@MainActor
public protocol HostPlatform: AnyObject {
  /// What is told of frames and of the app; the platform keeps it weakly.
  var receiver: (any PlatformReceiver)? { get set }

  /// The time now.
  var now: Double { get }
  /// Whether the person asked for less motion.
  var reducesMotion: Bool { get }
  /// Whether the person asked for surfaces that nothing shows through.
  var reducesTransparency: Bool { get }
  /// Whether the person asked for more contrast, where the view is.
  var increasesContrast: Bool { get }
  /// The assistive technology that is running; nil if none is that works a control in another way than a pointer does.
  var assistance: Assistance? { get }
  /// Whether a press has to be hard where the view is. It does not where patience leads on as well.
  var measuresForce: Bool { get }
  /// Whether it tells the receiver of each frame of the screen; false at first. It stops by itself when the receiver
  /// is gone.
  var sendsFrames: Bool { get set }
  /// When it tells the receiver of a time by a frame although the screen shows none, in seconds; nil, the default, is
  /// never. It may be a little late, and is nil again by then.
  var wakeTime: Double? { get set }
  /// Whether it tells the receiver that the app is no longer the one in front; false at first.
  var watchesActivity: Bool { get set }

  /// Wakes what plays haptics, so that the first one is not late; called as a contact comes down.
  func prepareHaptics()
  /// Plays a haptic as hard as `intensity`, 0…1. Does nothing where there is no motor.
  func play(_ haptic: Haptic, intensity: Double)
  /// Has assistive technology say a text, which is not empty, in place of one that it has not begun to say. One that is
  /// urgent waits for its turn and is not cut short; any other is out of date as soon as something else is said.
  func announce(_ text: String, isUrgent: Bool)
}

/// An assistive technology that works a control in another way than a pointer does.
public enum Assistance: Sendable {
  /// A screen reader.
  case voiceOver
  /// One or more switches.
  case switchControl
}

/// What a platform tells a host by itself.
@MainActor
public protocol PlatformReceiver: AnyObject {
  /// A frame of the screen is due, or `wakeTime` has come, at a time in seconds.
  func frame(at time: Double)
  /// The app is no longer the one in front.
  func becomeInactive()
  /// Assistive technology did not say an announcement to its end. A platform that cannot know does not call it.
  func announcementDidFail(_ text: String)
}
