#if os(macOS) || STAND_INS
import AppKit

extension NSView {
  /// A picture of it as it is now, in a view that scales it; nil where there is nothing to be seen.
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
