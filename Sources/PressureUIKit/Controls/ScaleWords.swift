#if canImport(UIKit)
import PressureKit
import UIKit

/// The words of a ScaleView, for an app in another language; English by default.
public struct ScaleWords: Equatable, Sendable {
  /// What it is called.
  public var name = "Scale"
  /// What sets it to zero.
  public var tare = "Tare"
  /// Says that no sensor measures what touches.
  public var unmeasured = "No force measured"
  /// What follows one gram, and what follows any other number of them.
  public var gram = "gram"
  /// As `gram`, of more.
  public var grams = "grams"
  /// What follows a number of ounces.
  public var ounces = "oz"
  /// What follows a number of newtons.
  public var newtons = "N"
  /// What follows a part of the sensor's range.
  public var percent = "% force"

  /// Makes English ones.
  public init() {}

  /// What a scale says.
  func text(of scale: Weighing) -> String {
    let word = scale.word
    if !word.followsNumber { return text(of: word) }
    return number(of: scale) + (word.isApart ? " " : "") + text(of: word)
  }

  /// What is on its dial.
  @MainActor
  func texts(of scale: Weighing) -> SceneTexts {
    let number = scale.word.followsNumber ? number(of: scale) : "–"
    let size = min(scale.bounds.size.width, scale.bounds.size.height) / 4
    // Digits of one width: a number that changes does not dance.
    let font = UIFont.monospacedDigitSystemFont(ofSize: size, weight: .semibold)
    var texts = SceneTexts()
    texts[Weighing.Label.number.rawValue] = SceneText(string: number, font: font)
    texts[Weighing.Label.unit.rawValue] = SceneText(string: text(of: scale.word), font: font)
    return texts
  }

  private func number(of scale: Weighing) -> String {
    let format = FloatingPointFormatStyle<Double>.number.grouping(.never)
      .precision(.fractionLength(scale.word.decimals))
    return scale.shown.formatted(format) + (scale.isAtLeast ? "+" : "")
  }

  private func text(of word: Weighing.Word) -> String {
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
#endif
