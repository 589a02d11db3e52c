// https://developer.apple.com/documentation/appkit/nsimage
open class NSImage: NSObject, NSCopying {
  open var size: NSSize
  open var isTemplate = false
  open var accessibilityDescription: String?
  /// Here only: the name of the symbol, or nil.
  public private(set) var symbol: String?

  // https://developer.apple.com/documentation/appkit/nsimage/init(size:)
  public init(size: NSSize) { self.size = size }

  // https://developer.apple.com/documentation/appkit/nsimage/init(size:flipped:drawinghandler:)
  // The handler runs when the image is shown, on any thread.
  public convenience init(
    size: NSSize, flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool,
    drawingHandler: @escaping (NSRect) -> Bool
  ) {
    self.init(size: size)
    isFlipped = drawingHandlerShouldBeCalledWithFlippedContext
    draw = drawingHandler
  }
  private var isFlipped = false
  private var draw: ((NSRect) -> Bool)?

  /// Here only: draws the image and returns the filled paths. Nil if it has no handler, or one that is not flipped.
  public var drawn: [String]? {
    guard let draw, isFlipped else { return nil }
    NSBezierPath.filled = []
    return draw(NSRect(origin: .zero, size: size)) ? NSBezierPath.filled : nil
  }

  // https://developer.apple.com/documentation/appkit/nsimage/init(systemsymbolname:accessibilitydescription:)
  // A symbol is a template image.
  public convenience init?(
    systemSymbolName name: String, accessibilityDescription description: String?
  ) {
    self.init(size: NSSize(width: 16, height: 16))
    symbol = name
    isTemplate = true
    accessibilityDescription = description
  }

  // https://developer.apple.com/documentation/appkit/nsimage/init(named:)
  // Apple's returns the registered image itself; here, it is a copy.
  public convenience init?(named name: Name) {
    guard let image = NSImage.named[name] else { return nil }
    self.init(size: image.size)
    isTemplate = image.isTemplate
  }

  // https://developer.apple.com/documentation/appkit/nsimage/setname(_:)
  open func setName(_ string: Name?) -> Bool {
    guard let string, NSImage.named[string] == nil else { return false }
    NSImage.named[string] = self
    return true
  }

  // https://developer.apple.com/documentation/appkit/nsimage/name-swift.typealias
  public typealias Name = String

  nonisolated(unsafe) private static var named: [Name: NSImage] = [:]

  public func copy(with zone: NSZone? = nil) -> Any {
    let image = NSImage(size: size)
    image.isTemplate = isTemplate
    return image
  }

  // https://developer.apple.com/documentation/appkit/nsimage/withsymbolconfiguration(_:)
  open func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> NSImage? {
    guard let symbol else { return nil }
    let image = NSImage(
      systemSymbolName: symbol, accessibilityDescription: accessibilityDescription)
    image?.size = NSSize(width: configuration.pointSize, height: configuration.pointSize)
    return image
  }

  // https://developer.apple.com/documentation/appkit/nsimage/symbolconfiguration-swift.class
  open class SymbolConfiguration: NSObject {
    fileprivate let pointSize: CGFloat

    public init(pointSize: CGFloat, weight: NSFont.Weight) { self.pointSize = pointSize }
  }

  // https://developer.apple.com/documentation/appkit/nsimage/addrepresentation(_:)
  open private(set) var representations: [NSImageRep] = []
  open func addRepresentation(_ imageRep: NSImageRep) { representations.append(imageRep) }

  // https://developer.apple.com/documentation/appkit/nsimage/cgimage(forproposedrect:context:hints:)
  open func cgImage(
    forProposedRect proposedDestRect: UnsafeMutablePointer<NSRect>?, context: NSGraphicsContext?,
    hints: [NSImageRep.HintKey: Any]?
  ) -> CGImage? {
    let zoom = (hints?[.ctm] as? NSAffineTransform)?.transformStruct.m11 ?? 1
    return CGImage(width: Int(size.width * zoom), height: Int(size.height * zoom))
  }
}

// https://developer.apple.com/documentation/appkit/nsimagerep
open class NSImageRep: NSObject {
  // https://developer.apple.com/documentation/appkit/nsimagerep/hintkey
  public struct HintKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    // https://developer.apple.com/documentation/appkit/nsimagerep/hintkey/ctm
    public static let ctm = HintKey(rawValue: "NSImageHintCTM")
  }
}

// https://developer.apple.com/documentation/appkit/nsbitmapimagerep
open class NSBitmapImageRep: NSImageRep {
  /// Here only: the view drawn into it.
  public internal(set) weak var drawn: NSView?
}

// https://developer.apple.com/documentation/appkit/nsgraphicscontext
open class NSGraphicsContext: NSObject {}
