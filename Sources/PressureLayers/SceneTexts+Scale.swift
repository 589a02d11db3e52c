#if os(iOS) || os(macOS) || STAND_INS
import PressureHosting
import PressureKit

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

extension SceneTexts {
  /// Makes what a scale writes: its number and its unit, a quarter as large as the scale is.
  package init(of scale: Weighing, in words: ScaleWords) {
    let size = min(scale.bounds.size.width, scale.bounds.size.height) / 4
    // Digits of one width: a number that changes does not dance.
    let font = SceneFont.monospacedDigitSystemFont(ofSize: size, weight: .semibold)
    self.init()
    self[Weighing.Label.number.rawValue] = SceneText(string: words.number(of: scale), font: font)
    self[Weighing.Label.unit.rawValue] = SceneText(string: words.text(of: scale.word), font: font)
  }
}
#endif
