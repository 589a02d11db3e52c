import PressureKit
import Testing

/// The effect of a contact's place, end and time stamps on a deep press.
@Suite struct DeepPressContactTests {
  @Test func `a contact that travels before it is deep is a scroll`() {
    var contact = DeepContact()
    var changes = [contact.down(0.1), contact.move(by: 6, 8), contact.move(by: 0, 1)]
    changes.append(contact.up())
    expect(changes, equals: [.began, .moved, .cancelled, .none])
    expect(contact.press.level, equals: 0)
    // The distance from the start counts, not the length of the path.
    contact = DeepContact()
    changes = [contact.down(0.1)]
    for _ in 0..<5 { changes += [contact.move(by: 10, 0), contact.move(by: -10, 0)] }
    changes.append(contact.up())
    expect(changes, equals: [.began] + Array(repeating: .moved, count: 10) + [.ended])
  }

  @Test func `a lift far from the beginning is a scroll, also without a move`() {
    var contact = DeepContact()
    contact.down(0.1)
    contact.place.x += 10
    expect(contact.up(), equals: .ended)
    contact.down(0.1)
    contact.place.x += 10.5
    expect(contact.up(), equals: .cancelled)
    #expect(!contact.press.isActive)
  }

  @Test func `a contact that was deep may move anywhere, even when it is no longer deep`() {
    var contact = DeepContact()
    contact.down(0.3)
    expect(contact.move(by: 0, -400), equals: .moved)
    expect(contact.push(0.01), equals: "was deep 0.01 measured")
    expect(contact.move(by: 0, 400), equals: .moved)
    expect(contact.up(), equals: .ended)
    expect(contact.press.start, equals: Point(x: 50, y: 50))
  }

  @Test func `a deep force comes too late for a contact that has travelled`() {
    var contact = DeepContact()
    contact.down(0.1)
    contact.place.x += 11
    expect(contact.feed(.moved, .measured(1, maximum: 1)), equals: .cancelled)
    #expect(!contact.press.wasDeep)
  }

  @Test(arguments: [Double.nan, .infinity, 1e300, -1e300])
  func `a contact that moves very far is a scroll, and a place that is not finite is ignored`(
    x: Double
  ) {
    var contact = DeepContact()
    contact.down(0.1)
    contact.place.x = x
    expect(contact.feed(.moved), equals: (x.isFinite ? .cancelled : .moved))
    contact.place.x = x
    expect(contact.down(0.3), equals: (x.isFinite ? .none : .cancelled))
  }

  @Test func `a second contact cancels, and the next press works`() {
    var contact = DeepContact()
    contact.down(0.3)
    expect(contact.feed(.began, id: 2, isPrimary: false), equals: .cancelled)
    expect(contact.push(0.9), equals: contact.row)
    expect(contact.press.level, equals: 0)
    expect(contact.up(), equals: .none)
    expect(contact.down(0.1), equals: .began)
    expect(contact.row, equals: "hint 0.1 measured")
  }

  @Test func `a lost lift cancels, and the press that shows it starts from 0`() {
    var contact = DeepContact()
    contact.down(0.3)
    expect(contact.feed(.moved, buttons: 0), equals: .cancelled)
    contact.down(0.3)
    contact.place = Point(x: 10, y: 20)
    expect(contact.down(), equals: .restarted)
    expect(contact.row, equals: "touch 0.0 time")
    #expect(!contact.press.wasDeep)
    expect(contact.press.start, equals: Point(x: 10, y: 20))
  }

  @Test func `a press does not inherit the level or the time of the last one`() {
    var contact = DeepContact()
    contact.down()
    contact.wait(0.45)
    contact.up()
    contact.wait(60)
    contact.down()
    expect(contact.row, equals: "touch 0.0 time")
    expect(contact.wait(0.453125), equals: "hint 0.181 time")
  }

  @Test func `time going back counts as 0, and a stall as a quarter of a second`() {
    var contact = DeepContact()
    contact.down()
    var rows = [contact.wait(0.25)]
    for time in [0.125, -5, .nan, .infinity, -.infinity, -4.875, 5.125] {
      contact.time = time
      contact.feed(.moved)
      rows.append(contact.row)
    }
    expect(
      rows,
      equals: [
        "hint 0.1 time", "hint 0.1 time", "hint 0.1 time", "hint 0.1 time", "hint 0.1 time",
        "hint 0.1 time", "hint 0.15 time", "deep 0.25 time",
      ])
  }

  @Test func `a stall of ten seconds counts as a quarter of a second`() {
    var contact = DeepContact()
    contact.down()
    contact.time = 10
    contact.feed(.moved)
    expect(contact.row, equals: "hint 0.1 time")
  }
}
