import PressureKit
import PressureProof
import PressureTesting
import Testing

/// Rules that hold for any input, however hostile.
@Suite struct PeekPropertyTests {
  @Test(arguments: [true, false])
  func `random inputs break no rule`(hasActions: Bool) {
    var control = PeekFinger(hasActions: hasActions).control
    var press = RandomPress(
      seed: hasActions ? 5 : 6, bounds: control.bounds, elsewhere: PeekFinger.viewport)
    var witness = ControlWitness<PeekPop>()
    var states: [PeekPop.State: Int] = [:]
    for _ in 0..<100_000 {
      let input = press.next()
      let before = control
      let events = Array(control.feed(input))
      witness.watch(input, before: before, events, after: control)
      if press.random.once(in: 20) {
        witness.leaveAlone(control, needsFrame: control.needsFrame, at: press.time)
      }
      if control.state != before.state { states[control.state, default: 0] += 1 }
    }
    expect(witness.faults.prefix(3), equals: [])
    // The inputs caused every kind of act, many cancels and all states.
    for cause in [ActCause.lift, .activation, .key, .deepPress] {
      #expect(witness.acts[cause] ?? 0 > 20, "\(cause)")
    }
    #expect(witness.cancels > 200)
    for state in [PeekPop.State.idle, .hint, .peek, .pop] { #expect(states[state] ?? 0 > 20) }
    expect((states[.actions] ?? 0 > 20), equals: hasActions)
  }

  @Test func `no bit pattern of an option or a size traps`() {
    var press = RandomPress(
      seed: 7, bounds: PeekFinger().control.bounds, elsewhere: PeekFinger.viewport)
    for _ in 0..<2000 {
      var control = PeekFinger().control
      for _ in 0..<3 {
        let option = PeekOption.allCases.randomElement(using: &press.random)!
        control.options[option] = press.random.number(-2...2)
      }
      control.options.slideDistance = press.random.number(-64...64)
      control.options.previewSize.height = press.random.number(-300...300)
      control.options.actionsSize.height = press.random.number(-300...300)
      control.viewport.size.width = press.random.number(-100...400)
      for _ in 0..<100 {
        _ = control.feed(press.next())
        _ = SceneFrame(of: control)
        if press.random.once(in: 20) { control.bounds.origin.y = press.random.number(0...800) }
      }
    }
  }

  /// Forged events prove that the witness can detect a broken rule.
  @Test func `the witness reports forged events`() {
    let rest = PeekFinger().control
    func phase(_ phase: PeekPhase) -> PeekPop {
      let finger = PeekFinger()
      finger.enter(phase)
      return finger.control
    }
    func faults(
      _ input: Input, _ before: PeekPop, _ events: [PeekPop.Event], _ after: PeekPop
    ) -> [String] {
      var witness = ControlWitness<PeekPop>()
      witness.watch(input, before: before, events, after: after)
      return witness.faults.map { String($0.prefix { $0 != ":" }) }
    }
    let popped: [PeekPop.Event] = [.state(.pop), .act(.pop)]
    let begun: [PeekPop.Event] = [.act(.begin)] + popped
    expect(
      faults(.time(9), phase(.peeking), popped, phase(.popping)),
      equals: [
        "it acted twice", "it acted by itself",
      ])
    expect(
      faults(.activation(time: 9), rest, begun + [.act(.pop)], phase(.popping)),
      equals: [
        "it acted twice"
      ])
    let touch = ContactSample(time: 9, phase: .began, position: .zero, force: .normalized(0.5))
    expect(faults(.contact(touch), rest, begun, phase(.popping)), equals: ["it acted by itself"])
    // Each state has its acts before it, and there are no other acts.
    let told = faults(.activation(time: 9), rest, popped, phase(.popping))
    expect(told, equals: ["[] told of idle → pop"])
    expect(
      faults(.time(9), phase(.hinting), [.state(.peek), .act(.peek)], phase(.peeking)),
      equals: [
        "[] told of hint → peek", "[PressureKit.PeekPop.Act.peek] told of nothing",
      ])
    expect(faults(.activation(time: 9), rest, [.act(.pop)], rest), equals: ["it acted by itself"])
    expect(
      faults(.time(9), phase(.peeking), [.state(.hint)], phase(.hinting)), equals: ["peek → hint"])
    expect(
      faults(.time(9), phase(.peeking), [.state(.idle)], phase(.peeking)),
      equals: [
        "[] told of peek → idle", "it is not in the state it told",
      ])
    expect(
      faults(.interruption(.escape, time: 9), phase(.peeking), [], phase(.peeking)),
      equals: [
        "a cancel left something"
      ])
    let cancel = ContactSample(time: 9, phase: .cancelled, position: .zero)
    expect(
      faults(.contact(cancel), phase(.peeking), [], phase(.open)),
      equals: [
        "it is not in the state it told", "a cancel left something",
      ])

    // Time counts during a hold, so a control that needs no frame would be wrong.
    var witness = ControlWitness<PeekPop>()
    let finger = PeekFinger()
    finger.touch()
    witness.leaveAlone(finger.control, needsFrame: true, at: 9)
    expect(witness.faults, equals: [])
    witness.leaveAlone(finger.control, needsFrame: false, at: 9)
    expect(
      witness.faults.map { String($0.prefix { $0 != ":" }) },
      equals: [
        "it needed no frame, and changed"
      ])
  }
}
