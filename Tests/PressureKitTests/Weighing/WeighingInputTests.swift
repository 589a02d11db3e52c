import PressureKit
import Testing

/// Keys, faults, disabling and options of a scale.
@Suite struct WeighingInputTests {
  @Test func anActivationTares() {
    let scale = Scale()
    scale.press(grams: 40)
    scale.note(scale.control.activate(at: scale.time))
    expect(scale.control.shown, equals: 0)
    expect(scale.control.tare.rounded(), equals: 40)
  }

  @Test func aKeyTaresOnRelease() {
    let scale = Scale()
    scale.press(grams: 40)
    for phase in [KeySample.Phase.down, .repeated, .repeated] {
      scale.note(scale.control.feed(KeySample(time: 0.1, phase: phase)))
    }
    expect(scale.control.tare, equals: 0)
    scale.note(scale.control.feed(KeySample(time: 0.2, phase: .up)))
    expect(scale.control.tare.rounded(), equals: 40)
    // A key that was pressed elsewhere does nothing here.
    scale.push(grams: 60)
    scale.wait(2)
    scale.note(scale.control.feed(KeySample(time: scale.time, phase: .up)))
    expect(scale.control.tare.rounded(), equals: 40)
  }

  @Test func aKeyThatWasOnlyRepeatedDoesNothing() {
    let scale = Scale()
    scale.press(grams: 40)
    for phase in [KeySample.Phase.repeated, .repeated, .up] {
      scale.note(scale.control.feed(KeySample(time: 0.1, phase: phase)))
    }
    expect(scale.control.tare, equals: 0)
  }

  /// The scale did not see the key go down, or an interruption cancelled it.
  @Test func aKeyThatIsOnlyReleasedDoesNothing() {
    let scale = Scale()
    scale.press(grams: 40)
    scale.note(scale.control.feed(KeySample(time: 0.1, phase: .up)))
    expect(scale.control.tare, equals: 0)
    scale.note(scale.control.feed(KeySample(time: 0.2, phase: .down)))
    scale.note(scale.control.interrupt(.focusLost, at: 0.3))
    scale.note(scale.control.feed(KeySample(time: 0.4, phase: .up)))
    expect(scale.control.tare, equals: 0)
  }

  @Test(arguments: [
    (Interruption.captureLost, true), (.focusLost, true), (.escape, false), (.hostInactive, false),
    (.displaced, false), (.menu, false), (.removed, false), (.unreachable, false), (.changed, true),
    (.moved, true), (.keysLost, true),
  ])
  func interruptionsEndTheWeighing(interruption: Interruption, stays: Bool) {
    let scale = Scale()
    scale.press(grams: 40)
    scale.note(scale.control.interrupt(interruption, at: 0.1))
    #expect((scale.control.state == .rest) != stays)
    expect(scale.control.shown, equals: (stays ? 40 : 0))
    // The finger's contact has ended, so only the next contact counts.
    scale.push(grams: 80)
    scale.lift()
    expect(scale.control.state, equals: .rest)
    scale.press(grams: 30)
    expect(scale.control.shown, equals: 30)
  }

  @Test func interruptionsEndTheWeighingInEveryState() {
    let comings: [(Weighing.State, (Scale) -> Void)] = [
      (
        .settled,
        {
          $0.press(grams: 40); $0.wait(2)
        }
      ),
      (.overload, { $0.press(1) }),
      (
        .unmeasured,
        {
          $0.feed(.began); $0.wait(1)
        }
      ),
    ]
    for (state, come) in comings {
      for interruption in [Interruption.escape, .hostInactive, .displaced, .menu, .removed] {
        let scale = Scale()
        come(scale)
        expect(scale.control.state, equals: state)
        _ = scale.takeEvents()
        scale.note(scale.control.interrupt(interruption, at: scale.time))
        expect(scale.takeEvents(), equals: ["rest"], "\(interruption) while \(state)")
        expect(scale.control.shown, equals: 0)
        scale.lift()
        expect(scale.takeEvents(), equals: [], "\(interruption) while \(state)")
      }
    }
  }

  @Test func aTareWhileSettledSettlesAgain() {
    let scale = Scale()
    scale.press(grams: 40)
    scale.wait(2)
    _ = scale.takeEvents()
    scale.note(scale.control.activate(at: scale.time))
    expect(scale.control.state, equals: .weighing)
    scale.wait(2)
    expect(scale.takeEvents(), equals: ["weighing", "say 0.0", "settled", "tick haptic"])
  }

  @Test func aScaleWithOnlyAnUnmeasuredContactIsUnmeasured() {
    let scale = Scale()
    scale.press(grams: 40)
    scale.feed(.began, id: 2)
    scale.wait(1)
    _ = scale.takeEvents()
    scale.lift(id: 1)
    // The announcement is that no force is measured.
    expect(scale.takeEvents(), equals: ["unmeasured", "say 0.0"])
    expect(scale.control.shown, equals: 0)
  }

  @Test(arguments: [ContactPhase.ended, .cancelled])
  func liftAndCancelEndAContact(phase: ContactPhase) {
    let scale = Scale()
    scale.press(grams: 40)
    scale.feed(phase, .measured(1, maximum: 20 / 3))
    expect(scale.control.state, equals: .rest)
  }

  @Test func aMoveWithoutButtonsShowsALostLift() {
    let scale = Scale()
    scale.feed(.began, .measured(1, maximum: 20 / 3), source: .simulated)
    scale.feed(.moved, .measured(1, maximum: 20 / 3), source: .simulated, buttons: 0)
    expect(scale.control.state, equals: .rest)
  }

  @Test func aSensorTakesAContactOverFromASimulatedForce() {
    let scale = Scale()
    let told: [(ContactSource, ForceReading)] = [
      (.simulated, .measured(2, maximum: 20 / 3)), (.touch, .normalized(0.5)),
      (.touch, .measured(1, maximum: 20 / 3)), (.simulated, .measured(3, maximum: 20 / 3)),
    ]
    var forces: [Double] = []
    for (source, reading) in told {
      scale.feed(forces.isEmpty ? .began : .moved, reading, source: source)
      scale.wait(2)
      forces.append((scale.control.force * 1000).rounded())
    }
    expect(forces, equals: [2000, 2000, 1000, 1000])
  }

  @Test func `a reading is simulated while any measured contact is`() {
    let scale = Scale()
    var told: [Bool] = []
    func feed(_ phase: ContactPhase, _ force: Double, id: Int, _ source: ContactSource) {
      scale.feed(phase, .measured(force, maximum: 20 / 3), id: id, source: source)
      told.append(scale.control.isSimulated)
    }
    feed(.began, 2, id: 1, .touch)
    feed(.began, 0, id: 2, .simulated)
    feed(.moved, 1, id: 1, .touch)
    feed(.ended, 0, id: 1, .touch)
    // A sensor replaces the simulated force.
    feed(.moved, 1, id: 2, .touch)
    feed(.began, 1, id: 3, .simulated)
    scale.note(scale.control.interrupt(.hostInactive, at: scale.time))
    told.append(scale.control.isSimulated)
    expect(told, equals: [false, true, true, true, false, true, false])
  }

  @Test func onlyThePrimaryButtonWeighs() {
    let rows = (0...7).map { (buttons: UInt16) in
      let scale = Scale()
      scale.feed(.began, .measured(2, maximum: 20 / 3), source: .mouse, buttons: buttons)
      scale.feed(.moved, .measured(3, maximum: 20 / 3), source: .mouse, buttons: buttons)
      return scale.control.hasContact
    }
    expect(rows, equals: [false, true, false, false, false, false, false, false])
    // Pressing another button in addition does not end the contact.
    let scale = Scale()
    scale.feed(.began, .measured(2, maximum: 20 / 3), source: .mouse)
    scale.feed(.moved, .measured(2, maximum: 20 / 3), source: .mouse, buttons: 5)
    #expect((scale.control.hasContact, scale.control.state) == (true, .weighing))
  }

  @Test func aDisabledScaleWeighsNothing() {
    let scale = Scale()
    scale.press(grams: 40)
    scale.note(scale.control.setEnabled(false, at: 0.1))
    expect(scale.control.state, equals: .rest)
    scale.press(grams: 40)
    scale.note(scale.control.activate(at: 0.2))
    expect(scale.control.state, equals: .rest)
    scale.note(scale.control.setEnabled(true, at: 0.3))
    scale.press(grams: 40)
    expect(scale.control.shown, equals: 40)
  }

  @Test func aCalibrationPointHasTheCurrentForce() {
    let scale = Scale()
    var taken = [scale.control.addCalibrationPoint(grams: 10)]
    for (fraction, grams) in [(0.2, 50.0), (0.4, 110)] {
      scale.press(fraction)
      taken.append(scale.control.addCalibrationPoint(grams: grams))
      taken.append(scale.control.addCalibrationPoint(grams: -1))
      scale.lift()
    }
    expect(taken, equals: [false, true, false, true, false])
    expect(scale.control.calibration.count, equals: 2)
    // From now on readings follow the line: 60 g for each fifth of the range.
    scale.press(0.6)
    expect(scale.control.shown, equals: 170)
  }

  @Test func defaultsAreThoseOfTheSpecification() {
    let options = WeighingOptions()
    expect(WeighingOption.allCases.map { options[$0] }, equals: [385, 0, 2, 1, 1])
  }

  @Test func optionsAcceptOnlyValuesInTheirRange() {
    var options = WeighingOptions()
    let accepted: [(WeighingOption, Double)] = [
      (.capacity, 337), (.unit, 2), (.settleRange, 5), (.settleDuration, 3), (.haptics, 0),
    ]
    for (option, value) in accepted {
      let isSet = options.set(option, to: value)
      #expect(isSet && options[option] == value, "\(option)")
    }
    let before = options
    for option in WeighingOption.allCases {
      for value in [Double.nan, -1, .infinity] {
        let isSet = options.set(option, to: value)
        #expect(!isSet, "\(option) \(value)")
      }
    }
    expect(options, equals: before)
  }

  @Test func noNumberForAnOptionTraps() {
    let numbers: [Double] = [
      .nan, .infinity, -.infinity, -1, -0.5, 3.5, 4, 255, 256, 1e300, .leastNonzeroMagnitude,
    ]
    for option in WeighingOption.allCases {
      for number in numbers {
        let scale = Scale()
        scale.control.options[option] = number
        scale.press(grams: 40)
        scale.wait(2)
        #expect(WeighingUnit.allCases.contains(scale.control.options.unit))
        #expect(SceneFrame(of: scale.control).layers.count > 2, "\(option) \(number)")
      }
    }
  }

  @Test func aNumberWithoutAUnitMeansGrams() {
    let numbers: [Double] = [0, 1, 2, 3, 4, 1.5, -1, 255, 256, 1e300, .infinity, -.infinity, .nan]
    let units = numbers.map { number in
      var options = WeighingOptions()
      options[.unit] = number
      return options.unit
    }
    expect(
      units,
      equals: [.grams, .ounces, .newtons, .percent] + numbers.dropFirst(4).map { _ in .grams })
  }
}
