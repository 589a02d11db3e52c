import QuartzCore

// https://developer.apple.com/documentation/uikit/uiimage
open class UIImage: NSObject, @unchecked Sendable {
  // https://developer.apple.com/documentation/uikit/uiimage/size
  public let size: CGSize
  // https://developer.apple.com/documentation/uikit/uiimage/issymbolimage
  public let isSymbolImage: Bool
  // https://developer.apple.com/documentation/uikit/uiimage/renderingmode-swift.property
  public private(set) var renderingMode = RenderingMode.automatic
  // https://developer.apple.com/documentation/uikit/uiimage/cgimage
  public let cgImage: CGImage?
  // https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitylabel
  // NSObject declares it for the main actor, although UIImage is nonisolated.
  @MainActor open var accessibilityLabel: String? {
    get { label }
    set { label = newValue }
  }
  private var label: String?

  // https://developer.apple.com/documentation/uikit/uiimage/init(systemname:)
  // Here 20 × 20 points, for letters of 17 points. It has no pixels until it is drawn into another image.
  public convenience init?(systemName name: String) {
    self.init(size: CGSize(width: 20, height: 20), isSymbol: true)
    label = name
  }

  // https://developer.apple.com/documentation/uikit/uiimage/init(cgimage:)
  public convenience init(cgImage: CGImage) {
    self.init(
      size: CGSize(width: cgImage.width, height: cgImage.height), isSymbol: false, pixels: cgImage)
  }

  init(size: CGSize, isSymbol: Bool, pixels: CGImage? = nil) {
    self.size = size
    isSymbolImage = isSymbol
    cgImage = pixels
  }

  // https://developer.apple.com/documentation/uikit/uiimage/renderingmode-swift.enum
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  // https://developer.apple.com/documentation/uikit/uiimage/withrenderingmode(_:)
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    let image = UIImage(size: size, isSymbol: isSymbolImage, pixels: cgImage)
    image.label = label
    image.renderingMode = renderingMode
    return image
  }

  // https://developer.apple.com/documentation/uikit/uiimage/withconfiguration(_:)
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard isSymbolImage, let symbol = configuration as? SymbolConfiguration else { return self }
    let side = symbol.pointSize * 20 / 17
    let image = UIImage(size: CGSize(width: side, height: side), isSymbol: true, pixels: cgImage)
    image.label = label
    image.renderingMode = renderingMode
    return image
  }

  // https://developer.apple.com/documentation/uikit/uiimage/draw(at:)
  open func draw(at point: CGPoint) {}

  // https://developer.apple.com/documentation/uikit/uiimage/configuration-swift.class
  open class Configuration: NSObject {}

  // https://developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    let pointSize: CGFloat

    // https://developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class/init(font:)
    public init(font: UIFont) { pointSize = font.pointSize }

    // https://developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class/init(textstyle:)
    public init(textStyle: UIFont.TextStyle) { pointSize = 17 }
  }
}
