import PressureKit
import Testing

/// One contact that goes deeper, by force or by time.
@Suite struct DeepPressTests {
  @Test func `each level has its hysteresis`() {
    var contact = DeepContact()
    var rows = [contact.row]
    contact.down(0.02)
    rows.append(contact.row)
    for level in [0.075, 0.076, 0.06, 0.2, 0.201, 0.06, 0.05, 0.049, 0.07, 0.076, 0.201] {
      rows.append(contact.push(level))
    }
    contact.up()
    expect(
      rows,
      equals: [
        "touch 0.0 none", "touch 0.02 measured", "touch 0.075 measured", "hint 0.076 measured",
        "hint 0.06 measured", "hint 0.2 measured", "deep 0.201 measured", "deep 0.06 measured",
        "deep 0.05 measured", "was deep 0.049 measured", "was deep 0.07 measured",
        "hint 0.076 measured", "deep 0.201 measured",
      ])
    expect(contact.press.level, equals: 0)
    expect(contact.press.source, equals: .none)
  }

  @Test func `the hint grows from 0 at its level to 1 at the threshold`() {
    var contact = DeepContact()
    contact.down()
    let hints = [0.0, 0.075, 0.1, 0.125, 0.1375, 0.2, 0.5, 0.06].map { level in
      _ = contact.push(level)
      return (contact.press.hint(options: contact.options) * 1000).rounded() / 1000
    }
    expect(hints, equals: [0, 0, 0.2, 0.4, 0.5, 1, 1, 0])
  }

  @Test func `without a sensor it is deep just after half a second, and no deeper`() {
    var contact = DeepContact()
    contact.down()
    var rows = [0.1875, 0.03125, 0.234375, 0.0625, 60].map { contact.wait($0) }
    rows.append("\(contact.time)")
    expect(
      rows,
      equals: [
        "touch 0.075 time", "hint 0.088 time", "hint 0.181 time", "deep 0.2 time",
        "deep 0.2 time", "60.515625",
      ])
  }

  @Test(arguments: [0.1, 0.2, 0.5, 0.98], [0.1, 0.5, 2])
  func `a hold takes as long as its option says, at any threshold`(
    threshold: Double, duration: Double
  ) {
    var contact = DeepContact()
    contact.options.threshold = threshold
    contact.options.holdDuration = duration
    contact.down()
    contact.wait(duration - 1 / 64)
    #expect(!contact.press.isDeep)
    contact.wait(1 / 32)
    #expect(contact.press.isDeep)
  }

  @Test(arguments: [0, 0.5, 1])
  func `a value that proves no sensor is not a force`(constant: Double) {
    var contact = DeepContact()
    contact.feed(.began, .normalized(constant))
    var rows: [String] = []
    for _ in 0..<3 {
      rows.append(contact.wait(0.171875))
      contact.feed(.moved, .normalized(constant))
    }
    expect(rows, equals: ["touch 0.069 time", "hint 0.138 time", "deep 0.2 time"])
  }

  @Test func `the first value that proves a sensor takes over and does not lower the level`() {
    var contact = DeepContact()
    contact.feed(.began, .normalized(0.5))
    var rows = [contact.wait(0.375)]
    for value in [0.05, 0.14, 0.16, 0.1, 0.22] {
      contact.feed(.moved, .normalized(value))
      rows.append(contact.row)
    }
    expect(
      rows,
      equals: [
        "hint 0.15 time", "hint 0.15 measured", "hint 0.15 measured", "hint 0.16 measured",
        "hint 0.1 measured", "deep 0.22 measured",
      ])
  }

  @Test func `a sensor that is proven after a deep press by time keeps it deep`() {
    var contact = DeepContact()
    contact.down()
    var rows = [contact.wait(10)]
    for value in [0.02, 0.1, 0.3, 0.1, 0.02] { rows.append(contact.push(value)) }
    expect(
      rows,
      equals: [
        "deep 0.2 time", "deep 0.2 measured", "deep 0.2 measured", "deep 0.3 measured",
        "deep 0.1 measured", "was deep 0.02 measured",
      ])
  }

  @Test func `time helps a weak press after two seconds`() {
    var contact = DeepContact()
    contact.down(0.05)
    let rows = [1.984375, 0.015625, 0.125, 0.21875, 0.0625, 60].map { contact.wait($0) }
    expect(
      rows,
      equals: [
        "touch 0.05 measured", "touch 0.05 measured", "hint 0.1 time", "hint 0.188 time",
        "deep 0.2 time", "deep 0.2 time",
      ])
  }

  @Test func `the help for a weak press can be switched off`() {
    var contact = DeepContact()
    contact.options.rescueDelay = .infinity
    contact.down(0.15)
    expect(contact.wait(100), equals: "hint 0.15 measured")
  }

  @Test func `time does not help a press that has been deep`() {
    var contact = DeepContact()
    contact.down(0.1)
    contact.wait(1.9)
    let rows = [contact.push(0.3), contact.push(0.02), contact.wait(10), contact.push(0.3)]
    expect(
      rows,
      equals: [
        "deep 0.3 measured", "was deep 0.02 measured", "was deep 0.02 measured",
        "deep 0.3 measured",
      ])
  }

  @Test
  func `pitfall 04: an invalid force changes nothing, and a force above the maximum is clamped`() {
    var contact = DeepContact()
    contact.down(0.1)
    let readings: [ForceReading] = [
      .measured(.nan, maximum: 1), .measured(.infinity, maximum: 1),
      .measured(-.infinity, maximum: 1), .measured(0.5, maximum: 0),
      .measured(0.5, maximum: -1), .measured(0.5, maximum: .nan),
      .measured(0.5, maximum: .infinity), .normalized(.nan), .none,
    ]
    let rows = readings.map { reading in
      contact.feed(.moved, reading)
      return contact.row
    }
    expect(rows, equals: Array(repeating: "hint 0.1 measured", count: readings.count))
    expect(contact.push(-1), equals: "touch 0.0 measured")
    expect(contact.push(1.0875), equals: "deep 1.0 measured")
    expect(contact.push(1e300), equals: "deep 1.0 measured")
  }

  @Test func `pitfall 06: a force of 0 with a maximum of 0 is not a deep press`() {
    var contact = DeepContact()
    contact.feed(.began, .measured(0, maximum: 0))
    expect(contact.row, equals: "touch 0.0 time")
    contact.feed(.moved, .measured(0, maximum: .leastNonzeroMagnitude))
    expect(contact.row, equals: "touch 0.0 measured")
  }
}
