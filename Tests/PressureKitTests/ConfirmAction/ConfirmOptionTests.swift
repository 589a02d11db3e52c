import PressureKit
import Testing

@Suite struct ConfirmOptionTests {
  @Test(arguments: ConfirmOption.allCases)
  func `pitfall 20: an option accepts only values in its range`(option: ConfirmOption) {
    var options = ConfirmOptions()
    let standard = options[option]
    let range = option.range
    let bad: [Double] = [.nan, -1, -.infinity, range.lowerBound.nextDown]
    let accepted = bad.map { options.set(option, to: $0) }
    expect(accepted, equals: [false, false, false, false])
    if range.upperBound.isFinite {
      let isAccepted = options.set(option, to: range.upperBound.nextUp)
      #expect(!isAccepted)
    }
    expect(options, equals: ConfirmOptions())
    #expect(range.contains(standard))

    let largest = min(range.upperBound, 1e6)
    let isAccepted = options.set(option, to: largest)
    #expect(isAccepted)
    expect(options[option], equals: largest)
  }

  @Test func `defaults are those of the specification`() {
    let options = ConfirmOptions()
    expect(
      ConfirmOption.allCases.map { options[$0] },
      equals: [
        3, 2, 2, 0, 0.97, 0.9, .infinity, 1, 1, 0, 0, 1, 0, 6, 0, 0, 0, 0,
      ])
  }

  @Test func `an arm timeout of 0 means no timeout`() {
    var options = ConfirmOptions()
    let isAccepted = options.set(.armTimeout, to: 0)
    #expect(isAccepted)
    expect(options.armTimeout, equals: .infinity)
  }

  @Test func `options change a press`() {
    let finger = Finger()
    #expect(finger.set(.rampDuration, to: 0.5))
    #expect(finger.set(.fullThreshold, to: 0.5))
    #expect(finger.set(.haptics, to: 0))
    finger.down()
    finger.wait(0.28125)
    expect(finger.takeEvents(), equals: ["updating", "selected", "announce confirm"])
  }
}
