import PressureKit
import PressureProof
import PressureTesting
import Testing

/// Rules that hold for any input, however hostile.
@Suite struct AppIconPropertyTests {
  /// The area of the menu and a little around it.
  private let menus = Rect(x: 0, y: 290, width: 300, height: 250)

  @Test(arguments: [0, 1, 4])
  func `random inputs break no rule`(itemCount: Int) {
    var control = AppIconFinger(itemCount: itemCount).control
    var press = RandomPress(
      seed: 8 + UInt64(itemCount), bounds: control.bounds, elsewhere: menus)
    var witness = ControlWitness<AppIcon>()
    for _ in 0..<100_000 {
      let input = press.next()
      let before = control
      let events = Array(control.feed(input))
      witness.watch(input, before: before, events, after: control)
      if press.random.once(in: 20) {
        witness.leaveAlone(control, needsFrame: control.needsFrame, at: press.time)
      }
    }
    expect(witness.faults.prefix(3), equals: [])
    // The inputs caused every kind of act and many cancels.
    let causes = [ActCause.lift, .activation, .key] + (0..<itemCount).map { .item($0 + 1) }
    for cause in causes { #expect(witness.acts[cause] ?? 0 > 2, "\(cause)") }
    expect(Set(witness.acts.keys), equals: Set(causes))
    #expect(witness.cancels > 200)
  }

  /// Forged events prove that the witness can detect a broken rule.
  @Test func `the witness reports forged acts`() {
    func phase(_ phase: MenuPhase) -> AppIcon {
      let finger = AppIconFinger()
      finger.enter(phase)
      return finger.control
    }
    func faults(_ input: Input, _ before: AppIcon, _ events: [AppIcon.Event]) -> [String] {
      var witness = ControlWitness<AppIcon>()
      let touch = ContactSample(time: 0, phase: .began, position: .zero)
      witness.watch(.contact(touch), before: before, [], after: before)
      witness.watch(input, before: before, events, after: phase(.rest))
      return witness.faults.map { String($0.prefix { $0 != ":" }) }
    }
    let lift = Input.contact(ContactSample(time: 9, phase: .ended, position: .zero, buttons: 0))
    expect(faults(lift, phase(.sliding), [.act(.item(2)), .state(.idle)]), equals: [])
    expect(
      faults(lift, phase(.sliding), [.act(.item(3)), .state(.idle)]), equals: ["it acted by itself"]
    )
    expect(
      faults(lift, phase(.sliding), [.state(.idle), .act(.launch)]), equals: ["it acted by itself"])
    expect(
      faults(lift, phase(.pressing), [.act(.item(1)), .state(.idle)]),
      equals: ["it acted by itself"])
    expect(
      faults(.time(9), phase(.hinting), [.state(.idle), .act(.launch)]),
      equals: ["it acted by itself"])
    expect(
      faults(lift, phase(.sliding), [.act(.item(2)), .act(.item(2)), .state(.idle)]),
      equals: [
        "it acted twice"
      ])
  }

  @Test func `no bit pattern of an option or a size traps`() {
    var press = RandomPress(seed: 20, bounds: AppIconFinger().control.bounds, elsewhere: menus)
    for _ in 0..<2000 {
      var control = AppIconFinger().control
      for option in PeekOption.allCases where press.random.once(in: 2) {
        control.options[option] = press.random.number(-2...2)
      }
      control.options.previewSize.width = press.random.number(-300...300)
      control.options.previewSize.height = press.random.number(-300...300)
      control.viewport.origin.x = press.random.number(-100...400)
      for _ in 0..<100 {
        _ = control.feed(press.next())
        _ = SceneFrame(of: control)
        #expect(control.highlighted <= control.itemCount)
        if press.random.once(in: 20) {
          control.itemCount = Int.random(in: -1...5, using: &press.random)
        }
        if press.random.once(in: 20) { control.bounds.origin.y = press.random.number(0...800) }
      }
    }
  }
}
