import PressureKit
import PressureTesting

/// A film of a press: evenly spaced frames, and the intention over time.
struct Film {
  /// The screen at one time.
  struct Frame {
    var time: Double
    var snapshot: SceneSnapshot
    var texts: [UInt8: String]
    /// The size of the texts, in points.
    var fontSize: Double
    /// The positions of the contacts.
    var contacts: [Point]
  }

  /// The number of frames.
  static let count = 8

  /// True if the control draws layers at rest. If not, the host draws the pressed thing.
  let isSeenAtRest: Bool
  /// The time when the control comes to rest, in seconds.
  private(set) var end = 0.0
  private(set) var frames: [Frame] = []
  /// The times and intentions at each change and at the end.
  private(set) var intention: [(time: Double, level: Double)] = []

  /// Replays the trace twice. The first replay finds the end, because keeping every frame would take too much memory.
  init<C: ControlValue>(
    _ trace: Trace, on control: C, fontSize: Double = 15, texts: (C) -> [UInt8: String]
  ) {
    isSeenAtRest = !SceneFrame(of: trace.placed(control)).layers.isEmpty
    end = max(trace.replay(on: control).time, 1 / 60)
    let step = end / Double(Self.count)
    var contacts: [Int64: Point] = [:]
    var samples = trace.samples[...]
    var frames: [Frame] = []
    var before = trace.placed(control)
    // Adds the frames that are due before a time, each in the middle of its interval.
    func show(_ control: C, until time: Double, at now: Double? = nil) {
      while frames.count < Self.count, (Double(frames.count) + 0.5) * step <= time {
        frames.append(
          Frame(
            time: now ?? (Double(frames.count) + 0.5) * step, snapshot: SceneSnapshot(of: control),
            texts: texts(control), fontSize: fontSize,
            contacts: contacts.sorted { $0.key < $1.key }.map(\.value)))
      }
    }
    _ = trace.replay(on: control) { timeline in
      // Without a frame of the timeline, nothing has moved.
      show(before, until: timeline.time - 1 / timeline.rate)
      while let sample = samples.first, sample.time <= timeline.time {
        let isDown = sample.phase == .began || sample.phase == .moved
        contacts[sample.id] = isDown ? sample.position : nil
        samples.removeFirst()
      }
      before = timeline.control
      show(before, until: timeline.time, at: timeline.time)
      let level = timeline.control.intention
      if level != intention.last?.level { intention.append((timeline.time, level)) }
    }
    show(before, until: end)
    self.frames = frames
    if let last = intention.last { intention.append((end, last.level)) }
  }
}
