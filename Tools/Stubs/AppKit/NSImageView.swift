// https://developer.apple.com/documentation/appkit/nsimageview
@MainActor
open class NSImageView: NSControl {
  open var image: NSImage?
  // https://developer.apple.com/documentation/appkit/nsimageview/imagescaling
  open var imageScaling = NSImageScaling.scaleProportionallyDown

  // https://developer.apple.com/documentation/appkit/nsimageview/init(image:)
  public convenience init(image: NSImage) {
    self.init(frame: NSRect(origin: .zero, size: image.size))
    self.image = image
    setAccessibilityElement(true)
  }
}

// https://developer.apple.com/documentation/appkit/nsimagescaling
public enum NSImageScaling: UInt, Sendable {
  case scaleProportionallyDown, scaleAxesIndependently, scaleNone, scaleProportionallyUpOrDown
}
