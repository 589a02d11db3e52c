import PressureKit
import PressureTesting
import Testing

/// The pitfalls of Docs/pitfalls.md that no control's own tests cover.
@Suite struct PitfallTests {
  /// Emulators, mice and developer tools report a constant, full force from the start.
  @Test(arguments: [ContactSource.mouse, .touch, .touchEvent, .pen, .unknown])
  func `pitfall 07: an emulator's full force counts as time and opens nothing at once`(
    source: ContactSource
  ) {
    let peek = PeekFinger()
    peek.sensor = .normalized
    peek.source = source
    peek.down(1)
    peek.wait(0.4375)
    expect(peek.takeEvents(), equals: ["begin", "hint"])
    expect(peek.control.source, equals: .time)
    peek.lift()
    expect(peek.takeEvents(), equals: ["pop", "pop"])

    let finger = Finger()
    finger.source = source
    finger.down(1)
    finger.wait(0.4375)
    expect(finger.takeEvents(), equals: ["updating"])
    expect(finger.control.source, equals: .time)
    finger.lift()
    #expect(!finger.takeEvents().contains("confirm"))
  }

  @Test func `pitfall 07: a trace names the simulated source of a force`() throws {
    var trace = Trace(maximum: 20 / 3, source: .simulated)
    try trace.append(TraceSample(time: 0, phase: .began, position: .zero, force: 3))
    try trace.append(TraceSample(time: 1, phase: .ended, position: .zero, force: 0))
    #expect(trace.text.contains("\"source\":\"simulated\""))
  }

  /// Returns the filled part of the ring, 0…1; 0 without a ring.
  private func fill(of control: ConfirmAction) -> Double {
    for layer in SceneFrame(of: control).layers
    where layer.id == ConfirmAction.LayerID.ring.rawValue {
      if case .arc(_, _, let sweep, _) = layer.shape { return sweep }
    }
    return 0
  }

  /// A flickering screen reports a contact that comes and goes. If taps count, each lift arms for a moment.
  @Test(arguments: [true, false])
  func `pitfall 15: with a sensor, the ring of a flickering contact returns at once`(
    takesTaps: Bool
  ) {
    let finger = Finger()
    finger.control.options.takesTaps = takesTaps
    finger.down(0.1)
    finger.push(0.3)
    finger.wait(0.125)
    var fills = [fill(of: finger.control)]
    for _ in 0..<3 {
      finger.lift()
      if !takesTaps { fills.append(fill(of: finger.control)) }
      finger.wait(1 / 64)
      finger.down(0.3)
      fills.append(fill(of: finger.control))
    }
    let full = fills[0]
    #expect(full > 0.5)
    // After a lift, the ring starts to unwind from full; it does not drop.
    expect(fills, equals: Array(repeating: full, count: takesTaps ? 4 : 7))
    let lifted = takesTaps ? ["selected", "tick haptic", "announce confirm"] : ["idle"]
    expect(
      finger.takeEvents(),
      equals: ["updating"]
        + Array(repeating: lifted + ["updating"], count: 3).joined())
  }

  @Test func `pitfall 15: a contact that flickers on the ring fires nothing`() {
    let finger = Finger()
    finger.down(0.1)
    finger.push(0.6)
    finger.move(to: finger.ringCenter, 0.2)
    _ = finger.takeEvents()
    // Its lift is lost and it touches again. Then it touches once more without a lift.
    finger.feed(.moved, buttons: 0)
    finger.down(0.6)
    finger.down(0.6)
    finger.lift()
    finger.wait(1)
    #expect(!finger.takeEvents().contains("confirm"))
    #expect(!finger.control.needsFrame)
  }

  /// The second trackpad reads half of what the first one reads.
  @Test func `pitfall 27: devices with different readings weigh the same once calibrated`() {
    let shown = [1.0, 0.5].map { gain in
      let scale = Scale()
      for grams in [50.0, 150] {
        scale.press(grams: grams * gain)
        let isTaken = scale.control.addCalibrationPoint(grams: grams)
        #expect(isTaken)
        scale.lift()
      }
      scale.press(grams: 100 * gain)
      return (scale.control.grams * 1e6).rounded() / 1e6
    }
    expect(shown, equals: [100, 100])
  }

  /// A coin on a trackpad that recognises only fingers: its force fades.
  @Test func `pitfall 28: the reading follows a fading force down and never settles`() {
    let scale = Scale()
    scale.press(grams: 100)
    var shown: [Double] = []
    for step in 1...20 {
      scale.push(grams: 100 - 5 * Double(step))
      scale.wait(0.5)
      shown.append(scale.control.shown)
    }
    let followed = (1...20).map { (step: Int) -> Double in 100 - 5 * Double(step) }
    expect(shown, equals: followed)
    expect(scale.takeEvents().filter { !$0.hasPrefix("say") }, equals: ["weighing"])
    scale.lift()
    expect(scale.control.shown, equals: 0)
    expect(scale.control.state, equals: .rest)
  }
}
