/// The appearance of a preview or menu: first the rest of the screen recedes, then the preview appears.
struct Emergence: Hashable, Sendable {
  /// The progress: from 0 to 1 the rest recedes, from 1 to 2 the preview appears.
  private var progress = Animated(0.0)

  /// The duration of a whole appearance or disappearance, in seconds.
  private static let change = 0.25
  /// The scale of the preview when it begins to appear.
  private static let smallest = 0.875

  /// Lets the rest of the screen recede as far as a press hints at, 0…1.
  mutating func hint(_ hint: Double) {
    progress.set(hint)
  }

  /// Starts the appearance.
  mutating func appear(at now: Double) {
    progress.animate(to: 2, at: now, over: Emergence.change, curve: .easeOut)
  }

  /// Starts the disappearance, during which the rest of the screen comes back.
  mutating func disappear(at now: Double) {
    progress.animate(to: 0, at: now, over: Emergence.change)
  }

  /// Returns the recession of the rest of the screen at a time in seconds, 0…1.
  func recession(at now: Double) -> Double { min(progress.value(at: now), 1) }
  /// Returns the appearance of the preview at a time in seconds, 0…1.
  func presence(at now: Double) -> Double { max(progress.value(at: now) - 1, 0) }

  /// True while anything moves.
  func isMoving(at now: Double) -> Bool { progress.isMoving(at: now) }

  /// Returns the scale of the preview; 1 with reduced motion.
  func scale(at now: Double, reducesMotion: Bool) -> Double {
    reducesMotion ? 1 : Emergence.smallest.interpolated(to: 1, at: presence(at: now))
  }
}
