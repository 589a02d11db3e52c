import PressureKit

/// A finger that presses a control repeatedly, with increasing force, then slides up and lifts.
///
/// A press takes one second at 60 Hz. There is no contact in the last quarter. It covers the steps of a person: the hint, the
/// deep press, the slide onto the new target, and the lift.
/// person does: the hint, the deep press, the slide onto what has appeared, the lift.
enum Finger {
  static let framesOfAPress = 60
  private static let lift = 45
  private static let slide = 30

  /// Returns the sample of a frame; nil while the finger is up.
  static func sample(in frame: Int, on bounds: Rect) -> ContactSample? {
    let step = frame % framesOfAPress
    if step > lift { return nil }
    let force = min(Double(step) / Double(slide), 1) * 4
    let travel = Double(max(0, step - slide)) / Double(lift - slide)
    return ContactSample(
      time: time(of: frame), phase: step == 0 ? .began : step == lift ? .ended : .moved,
      position: Point(x: bounds.center.x, y: bounds.center.y - travel * bounds.size.height),
      source: .touch, force: .measured(force, maximum: ForceReading.fullScale))
  }

  static func time(of frame: Int) -> Double { Double(frame) / 60 }
}
