import PressureKit
import Testing

@Suite struct HandOverTests {
  /// Returns a sample with a force from a source; the place does not matter.
  private func sample(
    _ force: ForceReading, from source: ContactSource = .touch, radius: Double = 0
  ) -> ContactSample {
    ContactSample(
      time: 0, phase: .moved, position: .zero, source: source, force: force, contactRadius: radius)
  }

  private let options = ForceOptions()

  @Test func `pitfall 05: time is the source until a sensor is proven, then force is`() {
    var handOver = HandOver()
    var rows: [String] = []
    func row() { rows.append("\(handOver.source) \(handOver.intention)") }

    handOver.handle(sample(.normalized(0.5)), options: options)
    row()
    handOver.advance(by: 0.25, isFull: false, options: options)
    row()
    handOver.handle(sample(.normalized(1)), options: options)
    row()
    handOver.handle(sample(.measured(1.5, maximum: 6)), options: options)
    row()
    handOver.advance(by: 0.25, isFull: false, options: options)
    row()
    handOver.handle(sample(.measured(0.75, maximum: 6)), options: options)
    row()
    expect(
      rows,
      equals: [
        "time 0.0", "time 0.125", "time 0.125", "measured 0.5", "measured 0.5", "measured 0.25",
      ])
  }

  @Test func `pitfall 05: the hand-over never lowers the intention, which waits for the force`() {
    var handOver = HandOver()
    var intentions: [Double] = []
    handOver.advance(by: 1, isFull: false, options: options)
    for force in [0.75, 1.2, 1.8, 1.2] {
      handOver.handle(sample(.measured(force, maximum: 6)), options: options)
      intentions.append((handOver.intention * 100).rounded() / 100)
    }
    expect(intentions, equals: [0.5, 0.5, 0.6, 0.4])
    expect(handOver.source, equals: .measured)
  }

  @Test func `a force equal to the ramp takes over`() {
    var handOver = HandOver()
    handOver.advance(by: 1, isFull: false, options: options)
    let intentions = [1.5, 0.75].map { force in
      handOver.handle(sample(.measured(force, maximum: 6)), options: options)
      return handOver.intention
    }
    expect(intentions, equals: [0.5, 0.25])
  }

  @Test func `an unknown reading keeps the last value`() {
    var handOver = HandOver()
    handOver.handle(sample(.measured(1.5, maximum: 6)), options: options)
    handOver.handle(sample(.measured(.nan, maximum: 6)), options: options)
    handOver.handle(sample(.none), options: options)
    expect(handOver.intention, equals: 0.5)
    expect(handOver.force, equals: 1.5)
  }

  @Test func `the first source to prove itself is trusted`() {
    var handOver = HandOver()
    handOver.handle(sample(.normalized(0.5), from: .mouse), options: options)
    handOver.handle(sample(.normalized(0.2), from: .trackpad), options: options)
    let believed = handOver
    // The mouse keeps reporting its default. If it were trusted, the intention would be full.
    handOver.handle(sample(.normalized(0.5), from: .mouse), options: options)
    expect(handOver, equals: believed)
    #expect(abs(handOver.intention - 0.444) < 1e-3)
  }

  @Test func `a simulated force is trusted until a sensor proves itself`() {
    var handOver = HandOver()
    var forces: [Double] = []
    let samples = [
      sample(.measured(2, maximum: 6), from: .simulated), sample(.normalized(0.5)),
      sample(.measured(1, maximum: 6), from: .simulated), sample(.measured(3, maximum: 6)),
      sample(.measured(2, maximum: 6), from: .simulated),
      sample(.measured(2, maximum: 6), from: .trackpad), sample(.measured(1.5, maximum: 6)),
    ]
    for one in samples {
      handOver.handle(one, options: options)
      forces.append(handOver.force)
    }
    expect(forces, equals: [2, 2, 1, 3, 3, 3, 1.5])
    expect(handOver.source, equals: .measured)
    // Time rescues a simulated force, too: its samples do not restart the rescue delay.
    var patient = HandOver()
    for _ in 0..<12 {
      patient.handle(sample(.measured(1.5, maximum: 6), from: .simulated), options: options)
      patient.advance(by: 0.25, isFull: false, options: options)
    }
    expect(patient.source, equals: .time)
  }

  @Test func `after two seconds below full the ramp continues from the force`() {
    var handOver = HandOver()
    handOver.handle(sample(.measured(1.5, maximum: 6)), options: options)
    var rows: [String] = []
    for _ in 0..<13 {
      handOver.advance(by: 0.25, isFull: false, options: options)
      rows.append("\(handOver.source) \(handOver.intention)")
    }
    expect(
      rows,
      equals: Array(repeating: "measured 0.5", count: 8) + [
        "time 0.625", "time 0.75", "time 0.875", "time 1.0", "time 1.0",
      ])
  }

  @Test func `a force above the continued ramp takes over again`() {
    var handOver = HandOver()
    handOver.handle(sample(.measured(0.3, maximum: 6)), options: options)
    for _ in 0..<9 { handOver.advance(by: 0.25, isFull: false, options: options) }
    handOver.handle(sample(.measured(2.4, maximum: 6)), options: options)
    expect(handOver.source, equals: .measured)
    expect(handOver.intention, equals: 2.4 / 3)
  }

  @Test func `time at full does not count towards the rescue delay`() {
    var handOver = HandOver()
    handOver.handle(sample(.measured(3, maximum: 6)), options: options)
    for _ in 0..<20 { handOver.advance(by: 0.25, isFull: true, options: options) }
    handOver.handle(sample(.measured(1.5, maximum: 6)), options: options)
    for _ in 0..<7 { handOver.advance(by: 0.25, isFull: false, options: options) }
    expect(handOver.intention, equals: 0.5)
  }

  @Test func `the rescue can be switched off`() {
    var options = options
    options.rescueDelay = .infinity
    var handOver = HandOver()
    handOver.handle(sample(.measured(1.5, maximum: 6)), options: options)
    for _ in 0..<400 { handOver.advance(by: 0.25, isFull: false, options: options) }
    expect(handOver.intention, equals: 0.5)
  }

  @Test func `a contact's area is used only if the option is on, and after its first change`() {
    var off = HandOver()
    var on = HandOver()
    var options = options
    options.usesContactArea = true
    var rows: [String] = []
    for radius in [10, 10, 13.35, 16.7, 20, 5, 0, .nan] {
      off.handle(sample(.none, radius: radius), options: ForceOptions())
      on.handle(sample(.none, radius: radius), options: options)
      rows.append("\(on.source) \((on.intention * 1000).rounded() / 1000)")
    }
    expect(off, equals: HandOver())
    expect(
      rows,
      equals: [
        "time 0.0", "time 0.0", "area 0.5", "area 1.0", "area 1.0", "area 0.0", "area 0.0",
        "area 0.0",
      ])
  }
}
