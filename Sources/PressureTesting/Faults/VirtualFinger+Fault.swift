import PressureKit

extension VirtualFinger {
  /// A fault befalls the finger where it is; the clock goes on to the end of it.
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
