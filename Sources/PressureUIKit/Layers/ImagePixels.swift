#if os(iOS) || STAND_INS
import PressureKit
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

extension UIImage {
  /// It, as a button shows it beside letters of a font: a symbol as large as these, and in the button's colour unless it is
  /// said to have its own.
  func onButton(in font: UIFont) -> UIImage {
    let sized = isSymbolImage ? withConfiguration(UIImage.SymbolConfiguration(font: font)) : self
    return renderingMode == .automatic ? sized.withRenderingMode(.alwaysTemplate) : sized
  }

  /// Its pixels on a screen, for a layer.
  @MainActor
  func pixels(in traits: UITraitCollection) -> SceneImage? {
    let format = UIGraphicsImageRendererFormat(for: traits)
    let drawn = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      withRenderingMode(.alwaysOriginal).draw(at: .zero)
    }
    guard let contents = drawn.cgImage else { return nil }
    return SceneImage(
      contents: contents, size: Size(width: size.width, height: size.height),
      isTemplate: renderingMode != .alwaysOriginal)
  }
}
#endif
