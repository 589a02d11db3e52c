import Foundation
import PressureKit

/// The words of a scale, and the format of its numbers.
public struct ScaleWords: Equatable, Sendable {
  /// The name of the scale.
  public var name = KitWord.scale.english
  /// The accessibility hint.
  public var hint = KitWord.weighHint.english
  /// The accessibility hint in place of `hint` if force is simulated.
  public var simulationHint = KitWord.simulationHint.english
  /// The name of the action that sets the scale to zero.
  public var tare = KitWord.tareLabel.english
  /// The text while no sensor measures what touches the scale.
  public var unmeasured = KitWord.unmeasured.english
  /// The unit after exactly one gram.
  public var gram = KitWord.gram.english
  /// The unit after any other number of grams.
  public var grams = KitWord.grams.english
  /// The unit after a number of ounces.
  public var ounces = KitWord.ounces.english
  /// The unit after a number of newtons.
  public var newtons = KitWord.newtons.english
  /// The unit after a part of the sensor's range.
  public var percent = KitWord.percent.english

  /// The format of numbers; by default the person's own, which may differ from the language of the words.
  public var locale: Locale

  /// English words, whatever the language of the app.
  public static let english = ScaleWords(locale: .autoupdatingCurrent)

  private init(locale: Locale) { self.locale = locale }

  /// The text of a scale: the number with its word, or that nothing is measured.
  public func text(of scale: Weighing) -> String {
    let word = scale.word
    if !word.followsNumber { return text(of: word) }
    return number(of: scale) + (word.isApart ? " " : "") + text(of: word)
  }

  /// The number on the dial in the format of `locale`; a dash if nothing is measured.
  public func number(of scale: Weighing) -> String {
    if !scale.word.followsNumber { return "–" }
    let format = FloatingPointFormatStyle<Double>(locale: locale).grouping(.never)
      .precision(.fractionLength(scale.word.decimals))
    return scale.shown.formatted(format) + (scale.isAtLeast ? "+" : "")
  }

  /// The text of a word, which stands below the number or in its place.
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
