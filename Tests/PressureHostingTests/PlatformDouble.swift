import PressureHosting
import PressureKit

/// A platform made of values: it keeps the calls of its host, and time is what a test says.
@MainActor
final class PlatformDouble: HostPlatform {
  /// What a host asks for.
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
  private(set) var calls: [Call] = []

  var sendsFrames = false {
    didSet { if sendsFrames != oldValue { calls.append(.frames(sendsFrames)) } }
  }
  var watchesActivity = false {
    didSet { if watchesActivity != oldValue { calls.append(.activity(watchesActivity)) } }
  }

  func prepareHaptics() { calls.append(.prepareHaptics) }
  func play(_ haptic: Haptic, intensity: Double) { calls.append(.haptic(haptic, intensity)) }
  func announce(_ text: String, isUrgent: Bool) {
    calls.append(.announce(text, isUrgent: isUrgent))
  }

  /// Forgets the calls, and returns them.
  func takeCalls() -> [Call] {
    defer { calls = [] }
    return calls
  }

  /// Lets time pass, with a frame every sixtieth of a second while they are asked for. Returns how many there were.
  @discardableResult
  func wait(_ seconds: Double) -> Int {
    let end = now + seconds
    var frames = 0
    while sendsFrames && now + 1.0 / 60 <= end {
      now += 1.0 / 60
      frames += 1
      receiver?.frame(at: now)
    }
    now = end
    return frames
  }
}
