import PressureKit
import Testing

@Suite struct PeekOptionTests {
  @Test(arguments: PeekOption.allCases)
  func `an option accepts only values in its range`(option: PeekOption) {
    var options = PeekOptions()
    let range = option.range
    var bad: [Double] = [.nan, -1, -.infinity, range.lowerBound.nextDown]
    if range.upperBound.isFinite { bad += [range.upperBound.nextUp, .infinity] }
    let accepted = bad.map { options.set(option, to: $0) }
    expect(accepted, equals: bad.map { _ in false })
    expect(options, equals: PeekOptions())
    #expect(range.contains(options[option]))

    let extremes = [range.lowerBound, min(range.upperBound, 1e6)]
    let kept = extremes.map { options.set(option, to: $0) ? options[option] : .nan }
    expect(kept, equals: extremes)
  }

  @Test func `defaults are those of the specification`() {
    let options = PeekOptions()
    expect(PeekOption.allCases.map { options[$0] }, equals: [0.2, 0.5, 2, 10, 0.75, 1])
  }

  @Test func `options change a press`() {
    let finger = PeekFinger()
    let accepted = [
      finger.control.options.set(.peekThreshold, to: 0.5),
      finger.control.options.set(.popThreshold, to: 0.6),
      finger.control.options.set(.haptics, to: 0),
    ]
    expect(accepted, equals: [true, true, true])
    finger.touch(0.19)
    finger.push(0.21)
    finger.push(0.5)
    expect(finger.takeEvents(), equals: ["begin", "hint"])
    finger.push(0.51)
    finger.push(0.61)
    expect(finger.takeEvents(), equals: ["peek", "peek", "pop", "pop"])
  }

  @Test func `a hold takes as long as its option says`() {
    let finger = PeekFinger()
    let isAccepted = finger.control.options.set(.holdDuration, to: 2)
    #expect(isAccepted)
    finger.touch()
    finger.wait(1.984375)
    expect(finger.takeEvents(), equals: ["begin", "hint"])
    finger.wait(0.03125)
    expect(finger.takeEvents(), equals: ["peek", "peek", "tick haptic"])
  }

  @Test func `the help for a weak press can be switched off`() {
    let finger = PeekFinger()
    let isAccepted = finger.control.options.set(.rescueDelay, to: .infinity)
    #expect(isAccepted)
    finger.touch(0.19)
    finger.wait(60)
    finger.lift()
    expect(finger.takeEvents(), equals: ["begin", "hint", "pop", "pop"])
  }

  @Test func `with any thresholds a peek comes before its pop, and every peek can become a pop`() {
    func levels(_ option: PeekOption) -> [Double] {
      [option.range.lowerBound, 0.2, 0.5, 0.75, option.range.upperBound]
    }
    for peek in levels(.peekThreshold) {
      for pop in levels(.popThreshold) {
        let finger = PeekFinger()
        finger.control.options[.peekThreshold] = peek
        finger.control.options[.popThreshold] = pop
        finger.touch(peek + 0.005)
        expect(
          finger.takeEvents(), equals: ["begin", "peek", "peek", "tick haptic"], "\(peek), \(pop)")
        finger.push(1)
        expect(finger.takeEvents(), equals: ["tick haptic", "pop", "pop"], "\(peek), \(pop)")
      }
    }
  }
}
