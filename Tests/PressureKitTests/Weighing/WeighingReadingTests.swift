import PressureKit
import Testing

/// The readings of a scale.
@Suite struct WeighingReadingTests {
  @Test(arguments: [
    (0.0, 0.0, Weighing.State.weighing), (0.1, 38, .weighing), (0.5, 192, .weighing),
    (0.999, 384, .weighing), (1, 385, .overload), (1.0875, 385, .overload),
  ])
  func theReadingIsAFractionOfTheCapacity(fraction: Double, shown: Double, state: Weighing.State) {
    let scale = Scale()
    scale.press(fraction)
    expect(scale.control.shown, equals: shown)
    expect(scale.control.state, equals: state)
    scale.lift()
    expect(scale.control.shown, equals: 0)
    expect(scale.control.state, equals: .rest)
  }

  @Test func `pitfall 29: the tare is subtracted and survives lifting`() {
    let scale = Scale()
    scale.press(grams: 20)
    expect(scale.control.shown, equals: 20)
    scale.note(scale.control.tare(at: scale.time))
    expect(scale.control.shown, equals: 0)
    scale.push(grams: 15)
    scale.wait(2)
    expect(scale.control.shown, equals: -5)
    scale.lift()
    // An empty scale reads 0, whatever the tare.
    expect(scale.control.shown, equals: 0)
    scale.press(grams: 120)
    expect(scale.control.shown, equals: 100)
    expect(scale.control.tare.rounded(), equals: 20)
  }

  @Test func aTareOfAnEmptyScaleClearsTheLastTare() {
    let scale = Scale()
    scale.press(grams: 20)
    scale.note(scale.control.tare(at: scale.time))
    scale.lift()
    scale.note(scale.control.tare(at: scale.time))
    scale.press(grams: 120)
    expect(scale.control.shown, equals: 120)
  }

  @Test func contactsAddUp() {
    let scale = Scale()
    var shown: [Double] = []
    for id in 1...3 {
      scale.press(grams: Double(id) * 10, id: id)
      scale.wait(2)
      shown.append(scale.control.shown)
    }
    scale.lift(id: 2)
    scale.wait(2)
    shown.append(scale.control.shown)
    // A contact that began outside is never weighed.
    scale.feed(.began, .measured(3, maximum: 20 / 3), id: 4, at: Point(x: -1, y: 0))
    scale.push(grams: 100, id: 4)
    scale.wait(2)
    shown.append(scale.control.shown)
    scale.lift(id: 1)
    scale.lift(id: 3)
    shown.append(scale.control.shown)
    expect(shown, equals: [10, 30, 60, 40, 40, 0])
    expect(scale.control.state, equals: .rest)
  }

  @Test func atMostEightContactsAreWeighed() {
    let scale = Scale()
    for id in 1...12 { scale.press(grams: 10, id: id) }
    scale.wait(2)
    expect(scale.control.shown, equals: 80)
    for id in 1...8 { scale.lift(id: id) }
    expect(scale.control.state, equals: .rest)
    for id in 21...22 { scale.press(grams: 10, id: id) }
    scale.wait(2)
    expect(scale.control.shown, equals: 20)
  }

  @Test func unitsAreTruncated() {
    let scale = Scale()
    scale.press(grams: 100)
    let shown = WeighingUnit.allCases.map { unit in
      scale.control.options.unit = unit
      return scale.control.shown
    }
    // 100 g are 3.527 oz, 0.98 N and 25.97 % of the range.
    expect(shown, equals: [100, 3.52, 0.98, 25])
    expect(WeighingUnit.grams.truncated(-0.4).sign, equals: .plus)
    expect([-1.9, -0.4, 0.4, 1.9].map(WeighingUnit.grams.truncated), equals: [-1, 0, 0, 1])
  }

  @Test func thePeakIsHeldUntilTheNextContact() {
    let scale = Scale()
    var peaks: [Double] = []
    func note() { peaks.append(WeighingUnit.grams.truncated(scale.control.peak)) }
    scale.press(grams: 50)
    note()
    scale.push(grams: 200)
    scale.wait(3)
    note()
    scale.push(grams: 30)
    scale.wait(3)
    note()
    scale.lift()
    note()
    scale.press(grams: 10)
    note()
    expect(peaks, equals: [50, 200, 200, 200, 10])
  }

  @Test func aContactAfterAnUnmeasuredOneIsReadAtOnce() {
    let scale = Scale()
    scale.press(grams: 200)
    scale.wait(1)
    // This contact stays down without a measured force, while the other one lifts.
    scale.feed(.began, .normalized(0.5), id: 2)
    scale.lift()
    scale.wait(0.25)
    scale.press(grams: 30, id: 3)
    expect(scale.control.shown, equals: 30)
  }

  @Test(arguments: [
    (48, 1.203_125), (60, 0.962_5), (72, 0.802_083),
  ])
  func theStepOfTheSensorIsFound(steps: Int, grams: Double) throws {
    // The settings of a 3D Touch screen: 1/48, 1/60 and 1/72 of an average touch.
    let scale = Scale()
    scale.feed(.began, .measured(0, maximum: 20 / 3))
    #expect(scale.control.stepGrams == nil)
    // The step is known after twelve changes.
    let known = [3, 9, 14, 22, 31, 31, 33, 40, 52, 55, 56, 61, 60, 58].map { step in
      scale.feed(.moved, .measured(Double(step) / Double(steps), maximum: 20 / 3))
      return scale.control.stepGrams != nil
    }
    expect(known, equals: Array(repeating: false, count: 12) + [true, true])
    #expect(abs(try #require(scale.control.stepGrams) - grams) < 1e-5)
  }

  @Test func `a simulated finger has no step and does not change the step of a sensor`() throws {
    let scale = Scale()
    /// Feeds twenty forces that differ by `step` sixtieths of an average touch.
    func slide(_ step: Double, _ source: ContactSource) {
      scale.feed(.began, .measured(1, maximum: 20 / 3), source: source)
      for index in 0..<20 {
        let force = 1 + Double(index % 2) * step / 60
        scale.feed(.moved, .measured(force, maximum: 20 / 3), source: source)
      }
      scale.feed(.ended, source: source, buttons: 0)
    }
    slide(0.1, .simulated)
    #expect(scale.control.stepGrams == nil)
    slide(1, .touch)
    #expect(abs(try #require(scale.control.stepGrams) - 0.962_5) < 1e-5)
    slide(0.1, .simulated)
    #expect(abs(try #require(scale.control.stepGrams) - 0.962_5) < 1e-5)
  }

  @Test func `pitfall 03: a device without a sensor gives no reading`() {
    for fraction in [0.0, 0.5, 1] {
      let scale = Scale()
      scale.feed(.began, .normalized(fraction))
      scale.wait(0.48)
      expect(scale.control.state, equals: .weighing)
      scale.wait(1)
      expect(scale.control.state, equals: .unmeasured)
      expect([scale.control.grams, scale.control.percent, scale.control.peak], equals: [0, 0, 0])
      expect(scale.control.source, equals: .none)
      expect(scale.takeEvents(), equals: ["weighing", "unmeasured", "say 0.0"])
      // A sensor that proves itself late is trusted.
      scale.feed(.moved, .normalized(0.25))
      expect(scale.control.shown, equals: 96)
      expect(scale.control.source, equals: .measured)
    }
  }

  @Test func valuesThatAreNotFiniteChangeNothing() {
    let scale = Scale()
    scale.press(grams: 100)
    for value in [Double.nan, .infinity, -.infinity] {
      scale.feed(.moved, .measured(value, maximum: 20 / 3))
      scale.feed(.moved, .measured(1, maximum: value))
    }
    scale.wait(2)
    expect(scale.control.shown, equals: 100)
    scale.feed(.moved, .measured(-5, maximum: 20 / 3))
    scale.wait(2)
    expect(scale.control.shown, equals: 0)
  }
}
