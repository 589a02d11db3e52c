import PressureKit
import PressureTesting
import Testing

@Suite struct TraceReplayTests {
  /// Returns the timeline and all scenes, frame by frame.
  private func watched<C: ControlValue>(_ trace: Trace, on control: C) -> (
    Timeline<C>, [SceneFrame]
  ) {
    var scenes: [SceneFrame] = []
    let timeline = trace.replay(on: control) { scenes.append(SceneFrame(of: $0.control)) }
    return (timeline, scenes)
  }

  @Test func `a recorded finger replays to the same events and scenes, to the bit`() throws {
    let finger = VirtualFinger.recorded()
    let trace = try Trace(text: finger.trace().text)
    let timeline = trace.replay(on: ConfirmAction())
    expect(timeline.moments, equals: finger.moments)
    expect(timeline.control, equals: finger.control)
    expect(
      timeline.moments.flatMap(\.events).filter { $0 == .act(.confirm) }, equals: [.act(.confirm)])

    // Compare the scenes with a second replay, frame by frame.
    let scenes = watched(trace, on: ConfirmAction()).1
    let again = watched(try timeline.trace(), on: ConfirmAction()).1
    expect(scenes, equals: again)
    #expect(scenes.count { !$0.layers.isEmpty } > 60)
    expect(scenes.last, equals: SceneFrame(of: finger.control))
  }

  @Test func `it replays on a control of any kind`() throws {
    let finger = VirtualFinger(ConfirmAction(bounds: Rect(x: 0, y: 0, width: 100, height: 60)))
    finger.down(0.05)
    finger.press(to: 0.8, over: 0.5)
    finger.wait(0.5)
    finger.lift()
    let trace = try finger.trace()

    let peek = trace.replay(on: PeekPop()).moments.flatMap(\.events).map(\.words)
    expect(
      peek,
      equals: [
        "begin", "hint", "peek", "peek", "tick haptic", "tick haptic", "pop", "pop", "idle",
      ])
    let button = trace.replay(on: TransitioningAction()).moments.flatMap(\.events).map(\.words)
    expect(button, equals: ["activate"])
    let scale = trace.replay(on: Weighing(), settling: 5)
    expect(scale.control.state, equals: .rest)
    #expect(scale.moments.contains { $0.state == .weighing && $0.events.contains(.act(.reading)) })
    let menu = trace.replay(on: AppIcon()).moments.flatMap(\.events).map(\.words)
    // The icon has no items, so it cannot open a menu.
    expect(menu, equals: ["launch"])
  }

  @Test func `without a sensor it replays by time`() throws {
    let finger = VirtualFinger(ConfirmAction(), sensor: .normalized)
    finger.down(0.5)
    finger.wait(2.5)
    finger.move(by: 0, -81.4, over: 0.1)
    finger.wait(0.1)
    finger.lift()
    finger.settle()
    let trace = try finger.trace()
    expect(trace.maximum, equals: 0)
    let timeline = trace.replay(on: ConfirmAction())
    expect(timeline.moments.flatMap(\.events), equals: finger.moments.flatMap(\.events))
    #expect(timeline.moments.flatMap(\.events).contains(.act(.confirm)))
  }

  @Test func `the control is where the trace says`() throws {
    let trace = Trace(
      maximum: 1, source: .touch, bounds: Rect(x: 1, y: 2, width: 30, height: 40),
      viewport: Rect(x: 0, y: 0, width: 300, height: 400))
    expect(trace.placed(ConfirmAction()).viewport, equals: trace.viewport)
    expect(trace.placed(AppIcon()).viewport, equals: trace.viewport)
    expect(trace.placed(Weighing()).bounds, equals: trace.bounds)
  }

  /// A host does not request frames then either.
  @Test func `a replay has no frames while the control needs none`() throws {
    var trace = Trace(maximum: 20 / 3, source: .touch)
    let place = Point(x: 22, y: 22)
    for (time, phase, force) in [
      (0, .began, 4), (1000, .moved, 4.5), (2000, .ended, 0),
    ] as [(Double, ContactPhase, Double)] {
      try trace.append(TraceSample(time: time, phase: phase, position: place, force: force))
    }
    var times: [Double] = []
    var control = ConfirmAction()
    control.reducesMotion = true
    let timeline = trace.replay(on: control) { times.append($0.time) }
    expect(times.filter { $0 == $0.rounded() }, equals: [0, 1000, 2000])
    // The ring turns red, and its colour changes back, in 0.16 s.
    let frames = times.filter { $0 != $0.rounded() }.map { Int(($0 * 60).rounded()) % 60_000 }
    expect(frames, equals: Array(1...10) + Array(1...10))
    expect(timeline.time, equals: times.last)
    expect(timeline.moments.flatMap(\.events).last, equals: .state(.idle))
  }

  @Test func `a byte order mark may be before the header`() throws {
    let text = try VirtualFinger.recorded().trace().text
    #expect(try Trace(text: "\u{FEFF}" + text) == Trace(text: text))
    #expect(throws: TraceFault(line: 1, reason: .notAnObject(byte: 1))) {
      try Trace(text: "\u{FEFF}\u{FEFF}" + text)
    }
    #expect(throws: TraceFault(line: 2, reason: .notAnObject(byte: 1))) {
      try Trace(text: text.replacingOccurrences(of: "\n", with: "\n\u{FEFF}"))
    }
  }
}
