/// A number that a spring pulls to its target, as a function of time. It overshoots, and comes to rest.
///
/// A change during a motion starts from the number on screen and its speed. The result has the same bits on every platform: it
/// uses no functions of a mathematics library.
public struct Spring: Hashable, Sendable {
  /// The properties of a spring.
  public struct Character: Hashable, Sendable {
    /// The duration of one swing without damping, in seconds, above 0.
    public var response: Double
    /// The damping, above 0 and below 1: the part of the damping at which it no longer overshoots.
    public var damping: Double

    /// Makes a spring's properties.
    public init(response: Double, damping: Double) {
      self.response = response
      self.damping = damping
    }
  }

  private var from: Double
  private var speed = 0.0
  private var start = 0.0
  private var end = 0.0
  private var character = Character(response: 1, damping: 0.5)

  /// The number at rest.
  public private(set) var target: Double

  /// Makes a number at rest.
  public init(_ value: Double) {
    from = value
    target = value
  }

  /// Sets the number at once, without motion.
  public mutating func set(_ value: Double) {
    self = Spring(value)
  }

  /// Pulls the number from where it is at `time` to `value`, after `delay` seconds. `kick` is added to its speed, per second.
  @inline(never)  // larger than a call
  public mutating func pull(
    to value: Double, at time: Double, as character: Character, kick: Double = 0,
    after delay: Double = 0
  ) {
    let (now, speed) = position(at: time)
    from = now
    self.speed = speed + kick
    target = value
    start = time + delay
    self.character = character
    // The rest of the swing is then below 1/10,000.
    end = start + 1.5 * character.response / character.damping
  }

  /// Returns the number on screen at a time, in seconds.
  public func value(at time: Double) -> Double { position(at: time).value }

  /// True if it moves or waits to move at a time, in seconds.
  public func isMoving(at time: Double) -> Bool { time < end }

  @inline(never)  // larger than a call
  private func position(at time: Double) -> (value: Double, speed: Double) {
    if time >= end { return (target, 0) }
    if time <= start { return (from, 0) }
    let turn = 2 * Double.pi / character.response
    let decay = character.damping * turn
    let swing = turn * (1 - character.damping * character.damping).squareRoot()
    // The real and the imaginary part of e^((-decay + i swing) t), from its series at 1/1024 of the exponent.
    let part = (time - start) / 1024
    let x = -decay * part
    let y = swing * part
    var real = 1 + x + (x * x - y * y) / 2
    var imaginary = y + x * y
    for _ in 0..<10 {
      (real, imaginary) = (real * real - imaginary * imaginary, 2 * real * imaginary)
    }
    let distance = from - target
    let push = (speed + decay * distance) / swing
    return (
      target + distance * real + push * imaginary,
      speed * real - (decay * push + swing * distance) * imaginary
    )
  }
}
