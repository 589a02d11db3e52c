/// How something comes out of what was pressed: the rest of the screen recedes, then it is there.
struct Emergence: Hashable, Sendable {
  /// How far it has come: up to 1 the rest recedes, up to 2 it appears.
  private var progress = Animated(0.0)

  /// All of it comes in this many seconds, and goes in as many.
  private static let change = 0.25
  /// How large it is when it begins to appear.
  private static let smallest = 0.875

  /// The rest recedes as far as a press hints at, 0…1.
  mutating func hint(_ hint: Double) {
    progress.set(hint)
  }

  /// It comes.
  mutating func appear(at now: Double) {
    progress.animate(to: 2, at: now, over: Emergence.change, curve: .easeOut)
  }

  /// It goes, and the rest comes back.
  mutating func disappear(at now: Double) {
    progress.animate(to: 0, at: now, over: Emergence.change)
  }

  /// How far the rest has receded at a time in seconds, 0…1.
  func recession(at now: Double) -> Double { min(progress.value(at: now), 1) }
  /// How much of it is there, 0…1.
  func presence(at now: Double) -> Double { max(progress.value(at: now) - 1, 0) }

  /// Whether it moves.
  func isMoving(at now: Double) -> Bool { progress.isMoving(at: now) }

  /// How large it is now; as large as it will be where motion is reduced.
  func scale(at now: Double, reducesMotion: Bool) -> Double {
    reducesMotion ? 1 : Emergence.smallest.interpolated(to: 1, at: presence(at: now))
  }
}
