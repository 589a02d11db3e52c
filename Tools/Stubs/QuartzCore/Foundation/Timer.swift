// https://developer.apple.com/documentation/foundation/timer
// Replaces Foundation's: these timers follow the clock of the tests.
open class Timer: NSObject {
  private let block: @Sendable (Timer) -> Void
  private var fireTime: CFTimeInterval
  /// The seconds between two firings; nil if the timer fires once.
  private let interval: TimeInterval?

  // https://developer.apple.com/documentation/foundation/timer/init(timeinterval:repeats:block:)
  public init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {
    self.block = block
    fireTime = currentMediaTime + interval
    self.interval = repeats ? interval : nil
  }

  // https://developer.apple.com/documentation/foundation/timer/invalidate()
  open func invalidate() {
    Timer.running.removeAll { $0 === self }
  }

  // MARK: Here only

  /// The timers that the run loop retains.
  public nonisolated(unsafe) static var running: [Timer] = []

  static func fireDue() {
    for timer in running where timer.fireTime <= currentMediaTime {
      if let interval = timer.interval {
        timer.fireTime += interval
      } else {
        timer.invalidate()
      }
      timer.block(timer)
    }
  }
}

extension RunLoop {
  // https://developer.apple.com/documentation/foundation/runloop/add(_:formode:)-6m9lf
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
    Timer.running.append(timer)
  }
}
