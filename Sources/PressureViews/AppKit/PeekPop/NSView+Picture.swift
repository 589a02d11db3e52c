#if os(macOS) || APPKIT
import AppKit

extension NSView {
  /// Returns a picture of the view's present look, in a view that scales it; nil if the view has no size.
  func picture() -> NSView? {
    guard let pixels = bitmapImageRepForCachingDisplay(in: bounds) else { return nil }
    cacheDisplay(in: bounds, to: pixels)
    let image = NSImage(size: bounds.size)
    image.addRepresentation(pixels)
    let view = NSImageView(image: image)
    view.imageScaling = .scaleAxesIndependently
    view.setAccessibilityElement(false)
    return view
  }
}
#endif
