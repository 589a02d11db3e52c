import QuartzCore

// https://developer.apple.com/documentation/uikit/uigraphicsrenderer
open class UIGraphicsRenderer: NSObject {
  let bounds: CGRect
  // https://developer.apple.com/documentation/uikit/uigraphicsrenderer/format
  public let format: UIGraphicsRendererFormat

  // https://developer.apple.com/documentation/uikit/uigraphicsrenderer/init(bounds:format:)
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    self.bounds = bounds
    self.format = format
  }
}

// https://developer.apple.com/documentation/uikit/uigraphicsrendererformat
open class UIGraphicsRendererFormat: NSObject {}

// https://developer.apple.com/documentation/uikit/uigraphicsrenderercontext
open class UIGraphicsRendererContext: NSObject {}

// https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  // https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer/init(size:format:)
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  // https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer/image(actions:)
  // The stand-in makes an image of the right size in pixels. It does not draw.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 1
    let pixels = CGImage(
      width: Int((bounds.width * scale).rounded(.up)),
      height: Int((bounds.height * scale).rounded(.up)))
    return UIImage(size: bounds.size, isSymbol: false, pixels: pixels)
  }
}

// https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  open var scale: CGFloat

  // https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat/init(for:)
  public init(for traitCollection: UITraitCollection) { scale = traitCollection.displayScale }
}

// https://developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {}

@available(*, unavailable)
extension UIGraphicsRenderer: @unchecked Sendable {}

@available(*, unavailable)
extension UIGraphicsRendererFormat: @unchecked Sendable {}
