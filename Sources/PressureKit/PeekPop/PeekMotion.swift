/// What moves of a PeekPop's look, each as a function of time.
struct PeekMotion: Hashable, Sendable {
  var emergence = Emergence()
  /// How much of the actions is uncovered, 0…1.
  var reveal = Animated(0.0)
  /// How far the preview has grown into the content, 0…1.
  var growth = Animated(0.0)

  /// The actions come and go in this many seconds.
  private static let revealing = 0.25
  /// The preview grows for this many seconds before it goes: longer than a double click takes.
  static let growing = 0.375

  /// The preview comes, without its actions.
  mutating func appear(at now: Double) {
    reveal.set(0)
    growth.set(0)
    emergence.appear(at: now)
  }

  /// The actions come by themselves.
  mutating func uncover(at now: Double) {
    reveal.animate(to: 1, at: now, over: PeekMotion.revealing, curve: .easeOut)
  }

  /// The preview grows with the force, 0…1 of the way to the pop: half of what the pop makes of it.
  mutating func grow(with depth: Double) {
    growth.set(depth / 2)
  }

  /// The preview becomes the content, from as large as the force has made it.
  mutating func grow(at now: Double) {
    growth.animate(to: 1, at: now, over: PeekMotion.growing, curve: .easeOut)
  }

  /// The preview is left open, as large as it came.
  mutating func shrink(at now: Double) {
    growth.animate(to: 0, at: now, over: PeekMotion.revealing, curve: .easeOut)
  }

  /// Whether any of it still moves after a time on the control's clock.
  func isMoving(at now: Double) -> Bool {
    emergence.isMoving(at: now) || reveal.isMoving(at: now) || growth.isMoving(at: now)
  }
}
