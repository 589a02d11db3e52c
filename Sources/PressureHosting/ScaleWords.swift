import Foundation
import PressureKit

/// The words of a scale, and how its numbers are written.
public struct ScaleWords: Equatable, Sendable {
  /// What it is called.
  public var name = KitWord.scale.english
  /// How it works, for those who do not see it.
  public var hint = KitWord.weighHint.english
  /// Says it in place of `hint` where force is simulated.
  public var simulationHint = KitWord.simulationHint.english
  /// What sets it to zero.
  public var tare = KitWord.tareLabel.english
  /// Says that no sensor measures what touches.
  public var unmeasured = KitWord.unmeasured.english
  /// What follows one gram, and what follows any other number of them.
  public var gram = KitWord.gram.english
  /// As `gram`, of more.
  public var grams = KitWord.grams.english
  /// What follows a number of ounces.
  public var ounces = KitWord.ounces.english
  /// What follows a number of newtons.
  public var newtons = KitWord.newtons.english
  /// What follows a part of the sensor's range.
  public var percent = KitWord.percent.english

  /// How numbers are written; the person's own way by default, which may be that of another language than the words.
  public var locale: Locale

  /// English ones, whatever the language of the app.
  public static let english = ScaleWords(locale: .autoupdatingCurrent)

  private init(locale: Locale) { self.locale = locale }

  /// What a scale says: the number with its word, or that nothing is measured.
  public func text(of scale: Weighing) -> String {
    let word = scale.word
    if !word.followsNumber { return text(of: word) }
    return number(of: scale) + (word.isApart ? " " : "") + text(of: word)
  }

  /// The number on the dial, as `locale` writes it; a dash when nothing is measured.
  public func number(of scale: Weighing) -> String {
    if !scale.word.followsNumber { return "–" }
    let format = FloatingPointFormatStyle<Double>(locale: locale).grouping(.never)
      .precision(.fractionLength(scale.word.decimals))
    return scale.shown.formatted(format) + (scale.isAtLeast ? "+" : "")
  }

  /// The word below the number, or in its place.
  public func text(of word: Weighing.Word) -> String {
    switch word {
    case .gram: gram
    case .grams: grams
    case .ounces: ounces
    case .newtons: newtons
    case .percent: percent
    case .unmeasured: unmeasured
    }
  }
}
