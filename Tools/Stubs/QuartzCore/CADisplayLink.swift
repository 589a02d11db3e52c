// https://developer.apple.com/documentation/quartzcore/cadisplaylink
// As in Apple's SDK, the class is nonisolated. A link retains its target, and the run loop retains the link.
@available(iOS 3.1, macOS 14.0, *)
open class CADisplayLink: NSObject {
  private let target: Any
  private let selector: Selector

  // https://developer.apple.com/documentation/quartzcore/cadisplaylink/init(target:selector:)
  // On the Mac, only NSView, NSWindow and NSScreen make links.
  @available(macOS, unavailable)
  public init(target: Any, selector sel: Selector) {
    self.target = target
    selector = sel
  }

  // https://developer.apple.com/documentation/quartzcore/cadisplaylink/preferredframeraterange
  open var preferredFrameRateRange = CAFrameRateRange.default
  // https://developer.apple.com/documentation/quartzcore/cadisplaylink/timestamp
  open private(set) var timestamp: CFTimeInterval = 0
  // https://developer.apple.com/documentation/quartzcore/cadisplaylink/duration
  // Here a screen shows 64 frames a second, since 1/64 is exact in binary.
  open var duration: CFTimeInterval { 1 / 64 }
  // https://developer.apple.com/documentation/quartzcore/cadisplaylink/targettimestamp
  open var targetTimestamp: CFTimeInterval { timestamp + duration }
  open var isPaused = false

  // https://developer.apple.com/documentation/quartzcore/cadisplaylink/add(to:formode:)
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    CADisplayLink.running.append(self)
  }

  // https://developer.apple.com/documentation/quartzcore/cadisplaylink/invalidate()
  open func invalidate() {
    CADisplayLink.running.removeAll { $0 === self }
  }

  // MARK: Here only

  /// The screen that drives the link. If nil, the main screen drives it.
  package(set) public weak var screen: NSObject?

  /// The links that the run loop retains.
  public nonisolated(unsafe) static var running: [CADisplayLink] = []

  #if !canImport(ObjectiveC)
  /// Sets the clock, and fires each link that is not paused. The main thread may be `late`, in seconds.
  @MainActor
  public static func frame(at time: CFTimeInterval, late: CFTimeInterval = 0) {
    currentMediaTime = time + late
    for link in running where !link.isPaused {
      link.timestamp = time
      link.selector.perform(link.target)
    }
  }
  #endif
}

@available(*, unavailable)
extension CADisplayLink: @unchecked Sendable {}

// https://developer.apple.com/documentation/quartzcore/caframeraterange
public struct CAFrameRateRange: Equatable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?

  // https://developer.apple.com/documentation/quartzcore/caframeraterange/init(minimum:maximum:preferred:)
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}

// https://developer.apple.com/documentation/corefoundation/cftimeinterval
public typealias CFTimeInterval = Double

/// Here only: the clock of the tests, in seconds. Setting it fires the timers that are due.
public nonisolated(unsafe) var currentMediaTime: CFTimeInterval = 0 {
  didSet { Timer.fireDue() }
}

// https://developer.apple.com/documentation/quartzcore/cacurrentmediatime()
public func CACurrentMediaTime() -> CFTimeInterval { currentMediaTime }
