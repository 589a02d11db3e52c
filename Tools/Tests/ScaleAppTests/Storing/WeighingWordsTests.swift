import Foundation
import Testing

@testable import ScaleApp

@Suite struct WeighingWordsTests {
  @Test func `a weight is written in the format of the locale`() throws {
    let english = Locale(identifier: "en_US")
    expect(
      [0, 12.5, 1234].map { WeighingWords.grams($0, locale: english) },
      equals: ["0 g", "12.5 g", "1,234 g"])
    expect(WeighingWords.grams(12.5, locale: Locale(identifier: "de_DE")), equals: "12,5 g")
  }

  @Test func `the shared text has the weight, the note and the date`() throws {
    let day = Date(timeIntervalSince1970: 1_795_257_000)
    let english = Locale(identifier: "en_US")
    for note in ["Nickel", ""] {
      let words = WeighingWords(
        weighing: try SavedWeighing(grams: 12.5, note: note, date: day), locale: english)
      #expect(words.date.contains("2026"))
      expect(words.name, equals: (note.isEmpty ? words.date : note))
      expect(
        words.shared,
        equals: (note.isEmpty ? "12.5 g, \(words.date)" : "12.5 g, Nickel, \(words.date)"))
    }
  }
}
