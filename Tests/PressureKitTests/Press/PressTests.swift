import PressureKit
import Testing

@Suite struct PressTests {
  private let bounds = Rect(x: 0, y: 0, width: 44, height: 44)
  private let inside = Point(x: 22, y: 22)

  private func changes(_ samples: [ContactSample]) -> [Press.Change] {
    var press = Press()
    return samples.map { press.handle($0, in: bounds) }
  }

  private func sample(
    _ phase: ContactPhase, id: Int = 1, at position: Point? = nil, source: ContactSource = .touch,
    buttons: UInt16 = 1, isPrimary: Bool = true, isCovered: Bool = false
  ) -> ContactSample {
    ContactSample(
      time: 0, phase: phase, id: id, position: position ?? inside, source: source,
      buttons: buttons, isPrimary: isPrimary, isCovered: isCovered)
  }

  @Test func `a press follows one contact from its beginning to its lift`() {
    expect(
      changes([sample(.moved), sample(.began), sample(.moved), sample(.ended), sample(.moved)]),
      equals: [.none, .began, .moved, .ended, .none])
  }

  @Test func `a press begins only inside, with the first contact and the primary button`() {
    let outside = Point(x: 45, y: 22)
    let nowhere = Point(x: .nan, y: 22)
    expect(
      changes([
        sample(.began, at: outside), sample(.began, at: nowhere), sample(.began, buttons: 2),
        sample(.began, buttons: 3), sample(.began, buttons: 0), sample(.began, isPrimary: false),
        sample(.began, isCovered: true),
        sample(.began, at: Point(x: 44, y: 0)),
      ]), equals: [.none, .none, .none, .none, .none, .none, .none, .began])
  }

  @Test func `pitfall 12: a second contact cancels and starts nothing`() {
    let second = sample(.began, id: 2, isPrimary: false)
    expect(
      changes([sample(.began), second, sample(.moved), sample(.moved, id: 2), sample(.ended)]),
      equals: [.began, .cancelled, .none, .none, .none])
    let mouse = sample(.began, id: 9, source: .mouse)
    expect(changes([sample(.began), mouse, sample(.ended)]), equals: [.began, .cancelled, .none])
  }

  @Test func `a lift from something that covers the control cancels`() {
    expect(
      changes([sample(.began), sample(.ended, isCovered: true)]), equals: [.began, .cancelled])
  }

  @Test func `moves and ends of another contact are ignored`() {
    expect(
      changes([
        sample(.began), sample(.moved, id: 2), sample(.ended, id: 2), sample(.cancelled, id: 2),
        sample(.ended),
      ]), equals: [.began, .none, .none, .none, .ended])
  }

  @Test func `pitfall 14: a lost lift cancels, and the press that shows it restarts`() {
    expect(changes([sample(.began), sample(.began)]), equals: [.began, .restarted])
    expect(changes([sample(.began), sample(.began, id: 2)]), equals: [.began, .restarted])
    let elsewhere = sample(.began, id: 2, at: Point(x: 400, y: 0))
    expect(changes([sample(.began), elsewhere]), equals: [.began, .cancelled])
    expect(changes([sample(.began), sample(.moved, buttons: 0)]), equals: [.began, .cancelled])
  }

  @Test func `another button cancels`() {
    expect(
      changes([sample(.began), sample(.moved, buttons: 3), sample(.ended)]),
      equals: [.began, .cancelled, .none])
    // It went down after the last move.
    expect(changes([sample(.began), sample(.ended, buttons: 2)]), equals: [.began, .cancelled])
  }

  @Test func `a lift at an unknown place cancels, as a cancel does`() {
    let nowhere = Point(x: .infinity, y: .nan)
    expect(changes([sample(.began), sample(.ended, at: nowhere)]), equals: [.began, .cancelled])
    expect(changes([sample(.began), sample(.cancelled)]), equals: [.began, .cancelled])
  }

  @Test func `a place that is not finite keeps the last one`() {
    var press = Press()
    _ = press.handle(sample(.began), in: bounds)
    _ = press.handle(sample(.moved, at: Point(x: 99, y: 7)), in: bounds)
    expect(press.handle(sample(.moved, at: Point(x: .nan, y: 1)), in: bounds), equals: .moved)
    expect(press.position, equals: Point(x: 99, y: 7))
  }
}
