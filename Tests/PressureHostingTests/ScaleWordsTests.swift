import Foundation
import PressureHosting
import PressureKit
import Testing

@Suite struct ScaleWordsTests {
  /// Returns a scale that was pressed for a second with a fraction of the sensor's range.
  private func scale(
    _ unit: WeighingUnit, pressed part: Double, sensor: Bool = true, capacity: Double = 385
  ) -> Weighing {
    var scale = Weighing()
    scale.options.capacity = capacity
    scale.options.unit = unit
    for step in 0...10 {
      scale.feed(
        ContactSample(
          time: Double(step) / 10, phase: step == 0 ? .began : .moved,
          position: scale.bounds.center,
          source: .touch, force: sensor ? .measured(part, maximum: 1) : .none))
    }
    return scale
  }

  @Test func `A scale has its texts on the dial and for assistive technology`() {
    var words = ScaleWords.english
    words.locale = Locale(identifier: "en_US")
    let rows: [(Weighing, [String])] = [
      (Weighing(), ["0", "grams", "0 grams"]),
      (scale(.grams, pressed: 0.5), ["192", "grams", "192 grams"]),
      (scale(.grams, pressed: 1 / 385.0), ["1", "gram", "1 gram"]),
      (scale(.grams, pressed: 1), ["385+", "grams", "385+ grams"]),
      (scale(.ounces, pressed: 0.5), ["6.79", "oz", "6.79 oz"]),
      (scale(.newtons, pressed: 0.5), ["1.88", "N", "1.88 N"]),
      (scale(.percent, pressed: 0.5), ["50", "% force", "50% force"]),
      (scale(.grams, pressed: 0, sensor: false), ["–", "No force measured", "No force measured"]),
    ]
    for (scale, expected) in rows {
      let said = [words.number(of: scale), words.text(of: scale.word), words.text(of: scale)]
      expect(said, equals: expected)
    }
  }

  @Test func `Numbers have the format of the locale, without grouped thousands`() {
    var scales = [WeighingUnit.ounces, .percent].map { scale($0, pressed: 0.5) }
    scales.append(scale(.grams, pressed: 1, capacity: 10_000))
    let said = ["en_US", "de_DE", "ar_EG", "ja_JP"].map { identifier in
      var words = ScaleWords.english
      words.locale = Locale(identifier: identifier)
      return scales.map(words.number)
    }
    expect(
      said,
      equals: [
        ["6.79", "50", "10000+"], ["6,79", "50", "10000+"], ["٦٫٧٩", "٥٠", "١٠٠٠٠+"],
        ["6.79", "50", "10000+"],
      ])
  }
}
