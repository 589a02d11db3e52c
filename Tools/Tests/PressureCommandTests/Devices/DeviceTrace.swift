import PressureKit
import PressureTesting

/// A trace in `Tests/Traces`: the samples of a device for some courses.
struct DeviceTrace: Sendable {
  /// The name of its file, without `.jsonl`.
  var name: String
  var device: Device
  var courses: [FingerCourse]

  /// A button in the middle of a screen.
  static let bounds = Rect(x: 145, y: 400, width: 100, height: 44)
  static let viewport = Rect(x: 0, y: 0, width: 390, height: 844)

  static let all = [
    DeviceTrace("iphone-3d-touch", .touch3D(steps: 60), .steady),
    DeviceTrace("iphone-3d-touch-light", .touch3D(steps: 48), .steady),
    DeviceTrace("iphone-3d-touch-firm", .touch3D(steps: 72), .hard),
    DeviceTrace("iphone-3d-touch-tap", .touch3D(steps: 60), .tap),
    DeviceTrace("iphone-3d-touch-scrolled", .touch3D(steps: 60), .scrolling),
    DeviceTrace("iphone-3d-touch-two-fingers", .touch3D(steps: 60), .first, .second),
    DeviceTrace("apple-pencil", .pencil, .steady),
    DeviceTrace("tablet-pen", .tablet, .writing),
    DeviceTrace("force-touch-trackpad", .trackpad, .steady),
    DeviceTrace("trackpad-without-force-click", .clickingTrackpad, .steady),
    DeviceTrace("beyond-its-maximum", .beyondItself, .hard),
    DeviceTrace("light-touch", .pointer, .soft),
    DeviceTrace("android-always-1", .constant(1, .touch), .steady),
    DeviceTrace("mouse-always-0.5", .constant(0.5, .mouse), .steady),
    DeviceTrace("touch-always-0", .constant(0, .touchEvent), .steady),
  ]

  init(_ name: String, _ device: Device, _ courses: FingerCourse...) {
    (self.name, self.device, self.courses) = (name, device, courses)
  }

  /// Returns the trace that a host would have recorded.
  func trace() throws -> Trace {
    let samples = courses.enumerated().flatMap { index, course in
      Self.samples(of: course, id: index + 1, on: device)
    }
    var trace = try Trace(
      recording: samples.sorted { $0.time < $1.time }, bounds: Self.bounds,
      viewport: Self.viewport)
    trace.origin = TraceOrigin(making: .madeUp)
    return trace
  }

  private static func samples(of course: FingerCourse, id: Int, on device: Device)
    -> [ContactSample]
  {
    let length = course.points.last?.time ?? 0
    let frames = (0..<Int((length * device.rate).rounded(.up))).map { Double($0) / device.rate }
    var samples: [ContactSample] = []
    for time in frames + [length] {
      let now = course.at(time)
      let isEnd = time == length
      let sample = ContactSample(
        // Host clocks have a resolution of 0.1 ms, and screens of 0.01 points.
        time: ((course.start + time) * 10_000).rounded() / 10_000,
        phase: time == 0 ? .began : isEnd ? course.end : .moved, id: id,
        position: Point(
          x: bounds.center.x + course.across,
          y: ((bounds.center.y - now.up) * 100).rounded() / 100),
        source: device.source, force: isEnd ? device.atEnd : device.reading(now.grams),
        isPrimary: id == 1)
      if let last = samples.last, !isEnd, last.position == sample.position,
        last.force == sample.force
      {
        continue
      }
      samples.append(sample)
    }
    return samples
  }
}

extension Device {
  /// The reading when the contact ends: there is no force any more.
  fileprivate var atEnd: ForceReading {
    var reading = reading(0)
    reading.value = 0
    return reading
  }
}
