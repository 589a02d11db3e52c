import PressureKit
import Testing

/// The number on the dial, its word and their size.
@Suite struct WeighingNumberTests {
  /// Returns the number as hosts write it.
  private func text(_ control: Weighing) -> String {
    let word = control.word
    if !word.followsNumber { return "–" }
    let steps = word.decimals == 0 ? 1 : 100
    let count = Int((abs(control.shown) * Double(steps)).rounded())
    var text = control.shown < 0 ? "-" : ""
    text += "\(count / steps)"
    if word.decimals > 0 { text += ".\(count / 10 % 10)\(count % 10)" }
    return text + (control.isAtLeast ? "+" : "")
  }

  /// Returns the number, its word and the scale of both.
  private func row(_ control: Weighing) -> String {
    let scales = SceneFrame(of: control).layers.compactMap { layer -> Double? in
      guard case .text(_, _, let scale) = layer.shape else { return nil }
      return (scale * 10_000).rounded() / 10_000
    }
    let word = control.word
    return "\(text(control))\(word.isApart ? " " : "")\(word) \(scales)"
  }

  private func scale(_ unit: WeighingUnit, capacity: Double = 385) -> Scale {
    var options = WeighingOptions()
    options.unit = unit
    options.capacity = capacity
    return Scale(Weighing(options: options))
  }

  @Test func `each unit has its number at rest, at a quarter and at the sensor's maximum`() {
    let rows = WeighingUnit.allCases.flatMap { unit in
      let scale = scale(unit)
      var rows = [row(scale.control)]
      for level in [0.25, 1] {
        scale.press(level)
        scale.wait(0.5)
        rows.append(row(scale.control))
      }
      return rows
    }
    expect(
      rows,
      equals: [
        "0 grams [1.0, 0.3125]", "96 grams [1.0, 0.3125]", "385+ grams [1.0, 0.3125]",
        "0.00 ounces [1.0, 0.3125]", "3.39 ounces [1.0, 0.3125]",
        "13.58+ ounces [0.75, 0.2344]", "0.00 newtons [1.0, 0.3125]",
        "0.94 newtons [1.0, 0.3125]", "3.77+ newtons [0.9, 0.2813]",
        "0percent [1.0, 0.3125]", "25percent [1.0, 0.3125]", "100+percent [1.0, 0.3125]",
      ])
  }

  @Test func `only a number of exactly one gram has the singular`() {
    let scale = scale(.grams)
    var rows: [String] = []
    for grams in [0.5, 1, 1.5, 2] {
      scale.press(grams: grams)
      scale.wait(0.5)
      rows.append(row(scale.control))
    }
    scale.note(scale.control.tare(at: scale.time))
    scale.push(grams: 1)
    scale.wait(1)
    rows.append(row(scale.control))
    let least = self.scale(.grams, capacity: 1)
    least.press(1)
    rows.append(row(least.control))
    let ounce = self.scale(.ounces)
    ounce.press(grams: WeighingUnit.ounces.gramsEach)
    ounce.wait(0.5)
    rows.append(row(ounce.control))
    expect(
      rows,
      equals: [
        "0 grams [1.0, 0.3125]", "1 gram [1.0, 0.3125]", "1 gram [1.0, 0.3125]",
        "2 grams [1.0, 0.3125]", "-1 grams [1.0, 0.3125]", "1+ grams [1.0, 0.3125]",
        "1.00 ounces [1.0, 0.3125]",
      ])
  }

  @Test func `without a measured force there is no number`() {
    let scale = scale(.percent)
    scale.feed(.began)
    scale.wait(1)
    expect(row(scale.control), equals: "– unmeasured [1.0, 0.3125]")
  }

  /// Five characters fill the dial, and longer numbers are scaled to the same width.
  @Test func `a longer number is smaller`() {
    let rows = [385.0, 5000, 10_000, 100_000, 1_000_000].map { capacity in
      let scale = scale(.grams, capacity: capacity)
      scale.press(1)
      return row(scale.control)
    }
    expect(
      rows,
      equals: [
        "385+ grams [1.0, 0.3125]", "5000+ grams [0.9, 0.2813]", "10000+ grams [0.75, 0.2344]",
        "100000+ grams [0.6429, 0.2009]", "1000000+ grams [0.5625, 0.1758]",
      ])
  }

  /// The scale depends on the length of the text that hosts write.
  @Test func `the number has the scale of its length`() {
    var faults: [String] = []
    for unit in WeighingUnit.allCases {
      for power in 0...6 {
        for off in [-0.5, -0.01, 0, 0.01, 0.5] {
          for isTared in [false, true] {
            var number = 1.0
            for _ in 0..<power { number *= 10 }
            let grams = max((number + off) * unit.gramsEach * 2, 1)
            let scale = scale(unit, capacity: grams)
            scale.press(isTared ? 0.9 : 0.5)
            if isTared {
              scale.note(scale.control.tare(at: scale.time))
              scale.push(0.4)
            }
            scale.wait(0.25)
            let wanted = min(1, 4.5 / Double(text(scale.control).count))
            let drawn = SceneFrame(of: scale.control).layers.compactMap { layer -> Double? in
              guard case .text(1, _, let scale) = layer.shape else { return nil }
              return scale
            }
            if drawn != [wanted] { faults.append("\(text(scale.control)) \(drawn)") }
          }
        }
      }
    }
    expect(faults, equals: [])
  }

  @Test func `each unit and each word has its properties`() {
    expect(
      WeighingUnit.allCases.map { "\($0) \($0.decimals)" },
      equals: [
        "grams 0", "ounces 2", "newtons 2", "percent 0",
      ])
    expect(
      Weighing.Word.allCases.map { "\($0) \($0.isApart) \($0.followsNumber)" },
      equals: [
        "grams true true", "ounces true true", "newtons true true", "percent false true",
        "gram true true", "unmeasured true false",
      ])
  }
}
