import PressureHosting
import PressureKit

/// A platform for tests: it records the calls of its host, and a test sets the time.
@MainActor
final class PlatformDouble: HostPlatform {
  /// A call of a host.
  enum Call: Equatable {
    case frames(Bool)
    case activity(Bool)
    case prepareHaptics
    case haptic(Haptic, Double)
    case announce(String, isUrgent: Bool = true)
  }

  weak var receiver: (any PlatformReceiver)?
  var now = 0.0
  var reducesMotion = false
  var reducesTransparency = false
  var increasesContrast = false
  var assistance: Assistance?
  var measuresForce = false
  private(set) var calls: [Call] = []

  var sendsFrames = false {
    didSet { if sendsFrames != oldValue { calls.append(.frames(sendsFrames)) } }
  }
  var watchesActivity = false {
    didSet { if watchesActivity != oldValue { calls.append(.activity(watchesActivity)) } }
  }

  var wakeTime: Double?

  func prepareHaptics() { calls.append(.prepareHaptics) }
  func play(_ haptic: Haptic, intensity: Double) { calls.append(.haptic(haptic, intensity)) }
  func announce(_ text: String, isUrgent: Bool) {
    calls.append(.announce(text, isUrgent: isUrgent))
  }

  /// Returns the calls since the last time and removes them.
  func takeCalls() -> [Call] {
    defer { calls = [] }
    return calls
  }

  /// True if the screen shows frames; false for the screen of a closed window.
  var showsFrames = true

  /// Lets time pass, with 60 frames a second while the host requests them, and with its wake times. Returns the number
  /// of frames.
  @discardableResult
  func wait(_ seconds: Double) -> Int {
    let end = now + seconds
    var frames = 0
    while true {
      let frame = sendsFrames && showsFrames ? now + 1.0 / 60 : .infinity
      let wake = wakeTime.map { max($0, now) } ?? .infinity
      if min(frame, wake) > end { break }
      now = min(frame, wake)
      if wake <= frame {
        wakeTime = nil
        receiver?.wake(at: now)
      }
      if frame <= wake {
        frames += 1
        receiver?.frame(at: now)
      }
    }
    now = end
    return frames
  }
}
