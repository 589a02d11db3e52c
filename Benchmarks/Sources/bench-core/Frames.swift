import PressureKit

/// The frames of a control under a finger. Each frame feeds a sample, advances time and draws a scene.
struct Frames<Value: Benched> {
  private var control: Value
  private var next = 0
  private var brush = Brush()

  init(of control: Value) {
    self.control = control
  }

  /// Runs more frames. If `isSpoiled` is true, each wastes work and memory that a budget must notice.
  mutating func run(_ count: Int, isSpoiled: Bool) {
    for frame in next..<next + count {
      if let sample = Finger.sample(in: frame, on: control.bounds) {
        control.answer(control.feed(sample), at: sample.time)
      }
      control.answer(control.advance(to: Finger.time(of: frame)), at: Finger.time(of: frame))
      control.draw(into: &brush)
      if isSpoiled { spoil() }
    }
    next += count
  }

  /// Keeps a frame, which needs memory, and draws twice more.
  private mutating func spoil() {
    for _ in 0..<2 {
      for layer in SceneFrame(of: control).layers { brush.add(layer) }
    }
  }

  /// The sum of all drawn values. Reading it keeps the compiler from removing the computation.
  var sum: Double { brush.sum }
}
