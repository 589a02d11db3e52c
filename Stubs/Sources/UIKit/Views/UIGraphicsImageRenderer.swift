import QuartzCore

// https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer
open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize
  private let format: UIGraphicsImageRendererFormat

  // https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer/init(size:format:)
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.size = size
    self.format = format
  }

  // https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer/image(actions:)
  // Here only how many pixels there are is known of it.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    let pixels = CGImage(
      width: Int((size.width * format.scale).rounded(.up)),
      height: Int((size.height * format.scale).rounded(.up)))
    return UIImage(size: size, isSymbol: false, pixels: pixels)
  }
}

// https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat
open class UIGraphicsImageRendererFormat: NSObject {
  public var scale: CGFloat

  // https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat/init(for:)
  @MainActor
  public init(for traitCollection: UITraitCollection) { scale = traitCollection.displayScale }
}

// https://developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext
open class UIGraphicsImageRendererContext: NSObject {}
