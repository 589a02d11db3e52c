import PressureKit

/// The frames of a control under a finger: in each a sample is fed, time advanced and a scene drawn.
struct Frames<Value: Benched> {
  private var control: Value
  private var next = 0
  private var brush = Brush()

  init(of control: Value) {
    self.control = control
  }

  /// Goes on by so many frames; spoiled, each of them wastes what a budget must notice.
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

  /// A frame that is kept, which takes memory, and another one.
  private mutating func spoil() {
    for _ in 0..<2 {
      for layer in SceneFrame(of: control).layers { brush.add(layer) }
    }
  }

  /// What came of it all; whoever prints it has it computed.
  var sum: Double { brush.sum }
}
