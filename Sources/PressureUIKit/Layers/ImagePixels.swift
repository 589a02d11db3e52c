#if os(iOS) || STAND_INS
import PressureLayers
import UIKit

/// The pixels of an image, kept until the image, the font beside it or the screen is another.
@MainActor
final class ImagePixels {
  private var source: (image: UIImage, font: UIFont, traits: UITraitCollection)?
  private var pixels: SceneImage?

  /// An image as a button shows it beside letters of a font; nil for none.
  func pixels(of image: UIImage?, beside font: UIFont, in traits: UITraitCollection) -> SceneImage?
  {
    guard let image else { return nil }
    if let source, source.image === image, source.font == font, source.traits == traits {
      return pixels
    }
    source = (image, font, traits)
    pixels = image.onButton(in: font).pixels(in: traits)
    return pixels
  }
}
#endif
