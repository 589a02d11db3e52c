import PressureKit
import PressureTesting

/// What is to be seen of a press: a few frames, evenly spaced, and its intention over time.
struct Film {
  /// What is on the screen at one time.
  struct Frame {
    var time: Double
    var snapshot: SceneSnapshot
    var texts: [UInt8: String]
    /// How large the texts are, in points.
    var fontSize: Double
    /// Where contacts are.
    var contacts: [Point]
  }

  /// So many frames are shown.
  static let count = 8

  /// Whether it draws something at rest; if not, what is pressed is its host's.
  let isSeenAtRest: Bool
  /// When the control has come to rest, in seconds.
  private(set) var end = 0.0
  private(set) var frames: [Frame] = []
  /// Times and intentions, where it changes and at the end.
  private(set) var intention: [(time: Double, level: Double)] = []

  /// Replays the trace twice, first to find its end: to keep every frame would take much memory.
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
    // Shows the frames that are due before a time, each in the middle of its part.
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
      // Where there were no frames nothing has moved.
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
