import PressureHosting
import PressureKit
import Testing

/// Stages of pressure, converted to one force.
struct StagedPressureTests {
  /// Stage and pressure, the fraction of the range for one threshold, and the one for a peek that pops above 0.8.
  private static let cases: [(Int, Double, Double?, Double?)] = [
    (1, 0, 0, 0), (1, 0.5, 0.5, 0.38), (1, 1, 1, 0.76), (1, 1.2, 1, 0.912), (1, -1, 0, 0),
    (2, 0, 1, 1), (2, 1, 1, 1), (3, 0.5, 1, 1), (2, .nan, 1, 1),
    (0, 0, 0, 0), (0, 1, 0, 0), (-1, 1, 0, 0), (1, .nan, nil, nil),
  ]

  @Test func `The first stage covers the range, and the second stage is full`() {
    for (stage, pressure, full, peek) in Self.cases {
      let staged = StagedPressure(stage: stage, pressure: pressure)
      #expect(staged.force.fraction == full)
      #expect(Self.rounded(staged.force(for: Self.options(pop: 0.8)).fraction) == peek)
    }
  }

  private static func options(peek: Double? = nil, pop: Double) -> PeekOptions {
    var options = PeekOptions()
    if let peek { options.press.threshold = peek }
    options.popThreshold = pop
    return options
  }

  @Test func `All of the first stage peeks and never pops, with any thresholds`() {
    for peek in [0.01, 0.2, 0.5, 0.97, 0.98] {
      for pop in [0.01, 0.2, 0.5, 0.75, 0.98] {
        let options = Self.options(peek: peek, pop: pop)
        let force = StagedPressure(stage: 1, pressure: 1).force(for: options).fraction ?? 1
        #expect(force > peek && force < max(pop, peek + 0.01))
      }
    }
  }

  /// Presses, stage by stage, and the trusted force of each value in hundredths of the range; nil without a sensor.
  private static let presses: [([(Int, Double)], [Double?])] = [
    ([(1, 0), (1, 0.5), (1, 1), (0, 0)], [nil, nil, nil, nil]),
    ([(1, -1), (1, 1.2), (1, .nan), (0, 0.3)], [nil, nil, nil, nil]),
    ([(1, 1), (1, 0.4), (1, 1), (1, 0.5), (0, 0)], [nil, 40, 100, 50, 0]),
    ([(1, 1), (2, 0), (1, 1), (1, 0)], [nil, 100, 100, 0]),
  ]

  @Test func `0, 0.5 and 1 of the first stage are not trusted until another value proves a sensor`()
  {
    for (press, trusted) in Self.presses {
      var one = StagedSensor()
      var peek = StagedSensor()
      let staged = press.map { StagedPressure(stage: $0, pressure: $1) }
      let forces = staged.map { one.force(of: $0) }
      #expect(forces.map { $0.fraction.map { $0 * 100 } } == trusted)
      #expect(forces.map(\.provesSensor) == trusted.map { $0 != nil })
      let peeks = staged.map { peek.force(of: $0, for: Self.options(pop: 0.8)) }
      let wanted = zip(staged, trusted).map {
        $1 == nil ? .none : $0.force(for: Self.options(pop: 0.8))
      }
      #expect(peeks == wanted)
    }
  }

  /// A press that goes from stage to stage, and skips the first stage on its way back.
  @Test func `Stage 1 peeks, stage 2 pops, and a change from 2 to 0 does nothing`() {
    var peek = PeekPop()
    peek.bounds = Rect(x: 0, y: 0, width: 100, height: 100)
    peek.viewport = Rect(x: 0, y: 0, width: 400, height: 800)
    var time = 1.0
    func feed(_ stage: Int, _ pressure: Double, _ phase: ContactPhase = .moved) -> [String] {
      time += 0.05
      let sample = ContactSample(
        time: time, phase: phase, position: Point(x: 50, y: 50), source: .trackpad,
        force: StagedPressure(stage: stage, pressure: pressure).force(for: peek.options))
      return peek.feed(sample).compactMap {
        if case .state(let state) = $0 { "\(state)" } else { nil }
      }
    }
    #expect(feed(1, 0, .began) == [])
    #expect(feed(1, 0.5) == ["peek"])
    #expect(feed(1, 1) == [])
    #expect(feed(2, 0.1) == ["pop"])
    #expect(feed(0, 0) == [])
    #expect(feed(0, 0, .ended) == [])
  }

  private static func rounded(_ value: Double?) -> Double? {
    value.map { ($0 * 1000).rounded() / 1000 }
  }
}
