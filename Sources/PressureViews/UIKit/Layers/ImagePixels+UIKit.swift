#if os(iOS) || UIKIT
import PressureKit
import UIKit

/// The pixels of an image, cached until the image, its font or the traits change.
@MainActor
final class ImagePixels {
  private var source: (image: UIImage, font: UIFont, traits: UITraitCollection)?
  private var pixels: SceneImage?

  /// Returns the pixels of an image as a button shows it beside letters of a font; nil without an image.
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
  /// Returns the image as a button shows it beside letters of a font. A symbol is as large as the letters. An image
  /// with the automatic rendering mode has the button's colour.
  func onButton(in font: UIFont) -> UIImage {
    let sized = isSymbolImage ? withConfiguration(UIImage.SymbolConfiguration(font: font)) : self
    return renderingMode == .automatic ? sized.withRenderingMode(.alwaysTemplate) : sized
  }

  /// Returns the pixels for a layer on a screen with these traits.
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
