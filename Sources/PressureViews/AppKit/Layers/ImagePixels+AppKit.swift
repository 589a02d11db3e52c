#if os(macOS) || APPKIT
import AppKit
import PressureKit

/// The pixels of an image, cached until the image, the font's size, the scale or the appearance changes.
@MainActor
final class ImagePixels {
  /// The values that the pixels depend on.
  private struct Source: Equatable {
    var image: NSImage
    var fontSize: CGFloat
    /// The number of pixels for each point.
    var scale: CGFloat
    /// The appearance, for an image with colours of its own, which may differ in the dark.
    var appearance: NSAppearance?
  }

  private var source: Source?
  private var pixels: SceneImage?

  /// Returns the pixels of an image as a button shows it beside letters of a font; nil without an image. `scale` is the
  /// number of pixels for each point.
  func pixels(
    of image: NSImage?, beside font: NSFont, at scale: CGFloat, in appearance: NSAppearance
  ) -> SceneImage? {
    let wanted = image.map {
      Source(
        image: $0, fontSize: font.pointSize, scale: scale,
        appearance: $0.isTemplate ? nil : appearance)
    }
    if wanted == source { return pixels }
    source = wanted
    pixels = nil
    appearance.performAsCurrentDrawingAppearance {
      pixels = image?.pixels(beside: font, at: scale)
    }
    return pixels
  }
}

extension NSImage {
  /// Returns the pixels beside letters of a font, at a number of pixels for each point. A symbol is as large as the
  /// letters.
  fileprivate func pixels(beside font: NSFont, at scale: CGFloat) -> SceneImage? {
    let symbol = NSImage.SymbolConfiguration(pointSize: font.pointSize, weight: .regular)
    let image = withSymbolConfiguration(symbol) ?? self
    let zoom = NSAffineTransform()
    zoom.scale(by: scale)
    guard let contents = image.cgImage(forProposedRect: nil, context: nil, hints: [.ctm: zoom])
    else { return nil }
    return SceneImage(
      contents: contents, size: Size(width: image.size.width, height: image.size.height),
      isTemplate: image.isTemplate)
  }
}
#endif
