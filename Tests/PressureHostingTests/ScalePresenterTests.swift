import PressureKit
import Testing

@testable import PressureHosting

/// The presenter of a scale makes the same decisions on every platform.
@MainActor
@Suite struct ScalePresenterTests {
  private final class Source: GramsSource {
    let capacity = 500.0
    var receive: (@MainActor ([Int: Double]) -> Void)?
  }

  private let platform = PlatformDouble()

  private func scale(pressesWeigh: Bool) -> ScalePresenter {
    let scale = ScalePresenter(on: platform, words: .english, pressesWeigh: pressesWeigh)
    scale.host.locate = { [weak scale] in
      scale?.host.control.bounds = Rect(x: 0, y: 0, width: 240, height: 240)
    }
    scale.host.isOnScreen = true
    return scale
  }

  @Test func `if presses do not weigh, it weighs only with a calibration or a source`() {
    let scale = scale(pressesWeigh: false)
    var seen: [String] = []
    func see() {
      seen.append("\(scale.weighs) \(scale.host.control.options.unit) \(scale.hint ?? "no hint")")
    }
    see()
    scale.options.unit = .ounces
    see()
    _ = scale.calibration.add(force: 1, grams: 50)
    _ = scale.calibration.add(force: 2, grams: 100)
    see()
    scale.calibration = ScaleCalibration()
    see()
    scale.gramsSource = Source()
    see()
    scale.gramsSource = nil
    scale.host.simulatesForce = true
    see()
    let hint = ScaleWords.english.hint
    expect(
      seen,
      equals: [
        "false percent no hint", "false percent no hint", "true ounces \(hint)",
        "false percent no hint", "true ounces \(hint)",
        "false percent \(ScaleWords.english.simulationHint)",
      ])
    expect(scale.options.unit, equals: .ounces)
  }

  @Test func `if presses weigh, it needs no calibration and no source`() {
    let scale = scale(pressesWeigh: true)
    #expect(scale.weighs)
    expect(scale.host.control.options.unit, equals: .grams)
    #expect(scale.takesPresses)
    expect(scale.opacity, equals: 1)
    scale.host.setEnabled(false)
    expect(scale.opacity, equals: 0.45)
  }

  @Test func `a source is used only in a window, and replaces presses`() {
    let scale = scale(pressesWeigh: true)
    let source = Source()
    scale.gramsSource = source
    #expect(source.receive == nil)
    #expect(!scale.takesPresses)
    scale.isInWindow = true
    source.receive?([1: 100])
    platform.wait(2)
    expect(scale.reading.grams.rounded(), equals: 100)
    expect(scale.host.control.capacity, equals: 500)
    // The same source changes nothing.
    scale.gramsSource = source
    expect(scale.reading.grams.rounded(), equals: 100)
    // The contacts end when the view leaves its window.
    scale.isInWindow = false
    #expect(source.receive == nil)
    #expect(!scale.host.hasContact)
    scale.isInWindow = true
    let other = Source()
    scale.gramsSource = other
    #expect(source.receive == nil)
    #expect(other.receive != nil)
    scale.host.setEnabled(false)
    other.receive?([1: 100])
    #expect(!scale.host.hasContact)
  }

  @Test func `an object that lies there is weighed again after the scale lost its contacts`() {
    let scale = scale(pressesWeigh: true)
    let source = Source()
    scale.gramsSource = source
    scale.isInWindow = true
    let losses: [() -> Void] = [
      { scale.host.interrupt(.hostInactive) },
      {
        scale.host.setEnabled(false)
        source.receive?([1: 100])
        scale.host.setEnabled(true)
      },
    ]
    for lose in losses {
      source.receive?([1: 100])
      lose()
      expect(scale.reading.grams, equals: 0)
      source.receive?([1: 100])
      platform.wait(2)
      expect(scale.reading.grams.rounded(), equals: 100)
      source.receive?([:])
      #expect(!scale.host.hasContact)
    }
  }

  @Test func `a sensor that a simulated finger keeps out is no known mass`() {
    let scale = scale(pressesWeigh: true)
    scale.host.simulatesForce = true
    func feed(_ phase: ContactPhase, id: Int, _ force: ForceReading = .none) {
      scale.host.feed(
        .contact(
          ContactSample(
            time: platform.now, phase: phase, id: id, position: Point(x: 10, y: 200),
            source: .touch, force: force)))
    }
    feed(.began, id: 1)
    feed(.began, id: 2, .measured(1, maximum: 4))
    #expect(scale.reading.isSimulated)
    feed(.ended, id: 1)
    #expect(scale.host.hasContact)
    expect(scale.reading.source, equals: .measured)
    #expect(scale.reading.isSimulated)
    var masses = ScaleCalibration()
    let isAdded = masses.add(grams: 100, at: scale.reading)
    #expect(!isAdded)
    feed(.ended, id: 2)
    feed(.began, id: 2, .measured(1, maximum: 4))
    #expect(!scale.reading.isSimulated)
    let isMeasuredAdded = masses.add(grams: 100, at: scale.reading)
    #expect(isMeasuredAdded)
  }
}
