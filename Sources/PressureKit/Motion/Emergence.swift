/// How something comes out of what was pressed: the rest recedes, then it is there.
struct Emergence: Equatable, Sendable {
  /// How far the rest of the screen has receded, 0…1.
  var recession = Animated(0.0)
  /// How much of it is there, 0…1.
  var presence = Animated(0.0)

  /// It comes in this many seconds, and goes in as many.
  private static let change = 0.2
  /// How large it is when it begins to come.
  private static let smallest = 0.9

  /// Recedes as far as a press hints at.
  mutating func hint(_ hint: Double) {
    recession.set(hint)
  }

  /// Comes.
  mutating func appear(at now: Double) {
    recession.animate(to: 1, at: now, over: Emergence.change, curve: .easeOut)
    presence.animate(to: 1, at: now, over: Emergence.change, curve: .easeOut)
  }

  /// Goes, and everything comes back.
  mutating func disappear(at now: Double) {
    recession.animate(to: 0, at: now, over: Emergence.change)
    presence.animate(to: 0, at: now, over: Emergence.change)
  }

  /// Whether anything has receded, or come, at a time in seconds.
  func isSeen(at now: Double) -> Bool {
    recession.value(at: now) > 0 || presence.value(at: now) > 0
  }

  /// Whether any of it still moves.
  func isMoving(at now: Double) -> Bool {
    recession.isMoving(at: now) || presence.isMoving(at: now)
  }

  /// How large it is now; as large as it will be where motion is reduced.
  func scale(at now: Double, reducesMotion: Bool) -> Double {
    reducesMotion ? 1 : Emergence.smallest.interpolated(to: 1, at: presence.value(at: now))
  }
}
