import PressureKit
import PressureTesting
import Testing

/// A trace is created from the samples that a host fed.
@Suite struct TraceRecordingTests {
  private static func sample(
    _ time: Double, _ phase: ContactPhase, _ source: ContactSource, _ force: ForceReading,
    id: Int = 1
  ) -> ContactSample {
    ContactSample(
      time: time, phase: phase, id: id, position: Point(x: time, y: 0), source: source, force: force
    )
  }

  private static func forces(_ samples: [ContactSample]) throws -> (Trace, [Double]) {
    let trace = try Trace(recording: samples)
    return (trace, trace.samples.map(\.force))
  }

  @Test func `the force comes from the source that proves a sensor`() throws {
    let (trace, forces) = try Self.forces([
      Self.sample(5, .began, .mouse, .normalized(0.5)),
      Self.sample(5.1, .moved, .trackpad, .normalized(0.3)),
      Self.sample(5.2, .moved, .mouse, .normalized(0.5)),
      Self.sample(5.3, .moved, .trackpad, .normalized(0.6)),
      Self.sample(5.4, .ended, .mouse, .normalized(0)),
    ])
    #expect((trace.source, trace.maximum) == (.trackpad, 20 / 3))
    expect(forces, equals: [0, 2, 2, 4, 4])
    // All sources contribute positions.
    expect(trace.samples.map(\.position.x), equals: [5, 5.1, 5.2, 5.3, 5.4])
    expect(trace.samples.map(\.phase), equals: [.began, .moved, .moved, .moved, .ended])
  }

  @Test func `a recording without a proven sensor has a maximum of 0`() throws {
    let (trace, _) = try Self.forces([
      Self.sample(0, .began, .touch, .normalized(1)),
      Self.sample(0.1, .moved, .touchEvent, .normalized(1)),
      Self.sample(0.2, .ended, .touch, .normalized(0)),
    ])
    #expect((trace.source, trace.maximum) == (.touch, 0))
  }

  @Test func `each contact has its own force`() throws {
    let (_, forces) = try Self.forces([
      Self.sample(0, .began, .touch, .measured(1, maximum: 4), id: 1),
      Self.sample(0, .began, .touch, .measured(2, maximum: 4), id: 2),
      Self.sample(0.1, .moved, .touchEvent, .normalized(0.9), id: 1),
      Self.sample(0.1, .moved, .touchEvent, .normalized(0.9), id: 2),
      Self.sample(0.2, .ended, .touch, .measured(0, maximum: 4), id: 1),
      Self.sample(0.3, .began, .touchEvent, .none, id: 1),
      Self.sample(0.3, .cancelled, .touchEvent, .none, id: 1),
      Self.sample(0.4, .ended, .touch, .measured(0, maximum: 4), id: 2),
    ])
    expect(forces, equals: [1, 2, 1, 2, 0, 0, 0, 0])
  }

  @Test func `samples of sensors with different maxima are refused`() {
    let error = #expect(throws: TraceFault.self) {
      try Self.forces([
        Self.sample(0, .began, .touch, .measured(1, maximum: 4)),
        Self.sample(0.1, .ended, .touch, .measured(0, maximum: 5)),
      ])
    }
    expect(error, equals: TraceFault(line: nil, reason: .mixedSensors))
  }
}
