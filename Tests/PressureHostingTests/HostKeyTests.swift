import PressureHosting
import PressureKit
import Testing

@MainActor
@Suite struct HostKeyTests {
  /// Feeds events of a key. Returns for each whether it had a meaning, and whether the control was engaged after it.
  private func feed(
    _ key: HostKey, _ events: (KeySample.Phase, isPlain: Bool)..., into view: ViewDouble
  ) -> [[Bool]] {
    events.map { phase, isPlain in
      let isTaken = view.host.feed(
        key, phase, at: view.platform.now, with: isPlain ? [] : .control)
      return [isTaken, view.host.isEngaged]
    }
  }

  @Test func `An activation key arms the control, and Escape cancels it once`() {
    let view = ViewDouble()
    view.host.isOnScreen = true
    expect(feed(.escape, (.down, isPlain: true), into: view), equals: [[false, false]])
    expect(
      feed(.typing(.space), (.down, isPlain: true), (.up, isPlain: true), into: view),
      equals: [[true, true], [true, true]])
    expect(
      feed(.escape, (.down, isPlain: true), (.up, isPlain: true), into: view),
      equals: [[true, false], [true, false]])
  }

  @Test func `A key with a modifier has no meaning, but its release reaches the control`() {
    let view = ViewDouble()
    view.host.isOnScreen = true
    expect(
      feed(.typing(.space), (.down, isPlain: false), (.repeated, isPlain: false), into: view),
      equals: [[false, false], [false, false]])
    expect(
      feed(.typing(.space), (.down, isPlain: true), (.up, isPlain: false), into: view),
      equals: [[true, true], [true, true]])
    // The release goes where the key went down.
    expect(
      feed(.typing(.space), (.down, isPlain: false), (.up, isPlain: true), into: view),
      equals: [[false, true], [false, true]])
    expect(feed(.escape, (.down, isPlain: false), into: view), equals: [[false, true]])
    // The key is up, so its next press confirms.
    view.platform.wait(1)
    _ = feed(.typing(.space), (.down, isPlain: true), (.up, isPlain: true), into: view)
    #expect(view.told.contains(.confirmed))
  }

  @Test func `Command, Control and Option make a key a command of the app, and Shift does not`() {
    struct Flags: OptionSet {
      let rawValue: Int
    }
    // Shift is the lowest bit.
    let flags = (0...3).map { Flags(rawValue: 1 << $0) }
    for rawValue in 0...15 {
      let view = ViewDouble()
      view.host.isOnScreen = true
      let modifiers = KeyModifiers(
        Flags(rawValue: rawValue), command: flags[3], control: flags[1], option: flags[2])
      let isTaken = view.host.feed(.typing(.space), .down, at: 0, with: modifiers)
      expect(
        [isTaken, view.host.isEngaged], equals: (rawValue < 2 ? [true, true] : [false, false]))
      expect(modifiers.contains(.command), equals: (rawValue >= 8))
    }
  }

  @Test func `Command takes a held key away, and leaves an armed control alone`() {
    let view = ViewDouble()
    view.host.isOnScreen = true
    let press: [(KeySample.Phase, isPlain: Bool)] = [(.down, isPlain: true), (.up, isPlain: true)]
    expect(
      feed(.typing(.space), press[0], press[1], into: view), equals: [[true, true], [true, true]])
    expect(feed(.command, (.down, isPlain: false), into: view), equals: [[false, true]])

    let held = ViewDouble()
    held.host.isOnScreen = true
    held.host.control.options.isInPlace = true
    expect(feed(.typing(.space), press[0], into: held), equals: [[true, true]])
    held.platform.wait(3)
    expect(feed(.command, (.down, isPlain: false), into: held), equals: [[false, false]])
    // A release that the system reports nevertheless does nothing.
    expect(feed(.typing(.space), (.up, isPlain: false), into: held), equals: [[false, false]])
    #expect(!held.told.contains(.confirmed))
  }

  @Test func `A key that was held during a scroll is taken away by Command`() {
    let view = ViewDouble()
    view.host.isOnScreen = true
    view.host.control.options.isInPlace = true
    _ = feed(.typing(.space), (.down, isPlain: true), into: view)
    view.platform.wait(3)
    view.host.interrupt(.displaced)
    _ = feed(.command, (.down, isPlain: false), into: view)
    // The release is not reported. The next short press is a first activation.
    view.platform.wait(1)
    _ = feed(.typing(.space), (.down, isPlain: true), (.up, isPlain: true), into: view)
    expect(
      view.told,
      equals: [
        .state(.updating), .state(.selected), .state(.confirmed), .state(.idle),
        .state(.updating), .state(.selected),
      ])
  }

  @Test func `A key that types goes on to the app, and disarms the control`() {
    let view = ViewDouble()
    view.host.isOnScreen = true
    let press: [(KeySample.Phase, isPlain: Bool)] = [(.down, isPlain: true), (.up, isPlain: true)]
    _ = feed(.typing(.enter), press[0], press[1], into: view)
    expect(feed(.typing(.other), (.down, isPlain: false), into: view), equals: [[false, true]])
    expect(
      feed(.typing(.other), press[0], press[1], into: view),
      equals: [[false, false], [false, false]])
  }

  @Test func `Escape cancels what began last, and a scale under a load only without anything else`()
  {
    let views = [ViewDouble(), ViewDouble()]
    let scale = ControlHost(Weighing(), on: PlatformDouble())
    _ = views[0].host.activate()
    _ = views[1].host.activate()
    scale.feed(.contact(ContactSample(time: 0, phase: .began, position: Point(x: 9, y: 9))))
    #expect(scale.isEngaged)
    let hosts: [any ControlHosting] = [views[0].host, views[1].host, scale]
    let engaged = (0..<4).map { _ in [scale.escape()] + hosts.map(\.isEngaged) }
    expect(
      engaged,
      equals: [
        [true, true, false, true], [true, false, false, true], [true, false, false, false],
        [false, false, false, false],
      ])
  }
}
