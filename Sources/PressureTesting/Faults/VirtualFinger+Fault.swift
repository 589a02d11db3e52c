import PressureKit

extension VirtualFinger {
  /// Feeds the inputs of a fault at the finger's position, and moves the clock to their end.
  public func suffer(_ fault: Fault) {
    let sample = ContactSample(
      time: time, phase: .moved, position: place, source: source,
      force: sensor.reading(pressure))
    for input in fault.inputs(after: sample) {
      feed(input)
      if input.time.isFinite && input.time > time { time = input.time }
    }
  }
}
