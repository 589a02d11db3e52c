import Foundation
import PressureKit
import Testing

@testable import ScaleApp

@Suite struct MassWordsTests {
  @Test func `a reading is truncated as on the dial, and a difference has two digits`() {
    let texts = WeighingUnit.allCases.map { unit in
      let words = MassWords(unit: unit, locale: Locale(identifier: "en_US"))
      return [
        words.reading(104.96), words.reading(-0.04), words.difference(1.2345),
        words.difference(0),
      ]
    }
    expect(
      texts,
      equals: [
        ["104.9 g", "0 g", "1.2 g", "0 g"],
        ["3.70 oz", "0.00 oz", "0.044 oz", "0 oz"],
        ["1.02 N", "0.00 N", "0.012 N", "0 N"],
        ["104.9 g", "0 g", "1.2 g", "0 g"],
      ])
  }

  @Test(arguments: [
    ("5", 5.0), (" 12,5 ", 12.5), ("0", 0), ("100000", 100_000), ("٢٫٥", 2.5), ("", nil),
    ("-1", nil), ("100001", nil), ("nan", nil), ("five", nil), ("1,000.5", nil), ("⑩", 10),
  ])
  func `a mass is typed with a point or a comma`(_ text: String, _ grams: Double?) {
    expect(MassWords.grams(typed: text), equals: grams)
  }

  @Test(arguments: ["en_US", "de_DE", "ar_EG", "fr_CH"])
  func `a mass that is written into a field is read again`(_ name: String) {
    for grams in [0.0, 2.268, 999.5, 1000, 12_345.678, 100_000] {
      let text = MassWords.typed(grams, locale: Locale(identifier: name))
      expect(MassWords.grams(typed: text), equals: grams, "\(text)")
    }
  }
}
