#if canImport(UIKit)
import PressureKit
import UIKit

/// One line of text on the screen: a layer as large as the scene, with the letters in it, so that a mask
/// of it has the scene's coordinates.
final class TextLine: CALayer {
  /// The letters.
  let letters = CATextLayer()
  /// Which of the host's texts it is.
  private(set) var slot: UInt8 = 0
  private var center = Point.zero
  private var scale = 1.0

  override init() {
    super.init()
    letters.alignmentMode = .center
    addSublayer(letters)
  }

  /// As Core Animation copies a layer to show it.
  override init(layer: Any) {
    super.init(layer: layer)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Puts a text at a place, at a part of the size it was measured at.
  @MainActor
  func place(_ slot: UInt8, at center: Point, scale: Double, in texts: SceneTexts) {
    self.slot = slot
    self.center = center
    self.scale = scale
    write(texts[slot])
  }

  /// Writes what the text has become.
  @MainActor
  func write(_ text: SceneText) {
    letters.string = text.string
    letters.font = text.font
    letters.fontSize = text.font.pointSize * scale
    letters.bounds = CGRect(
      x: 0, y: 0, width: text.size.width * scale, height: text.size.height * scale)
    letters.position = CGPoint(center)
  }
}
#endif
