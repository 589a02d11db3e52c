// https://developer.apple.com/documentation/uikit/uiaction
@MainActor
open class UIAction: UIMenuElement {
  /// Here only: the closure that the action calls.
  public let handler: UIActionHandler
  // https://developer.apple.com/documentation/uikit/uiaction/state
  open var state: UIMenuElement.State

  // https://developer.apple.com/documentation/uikit/uiaction/init(title:image:identifier:discoverabilitytitle:attributes:state:handler:)
  public init(
    title: String = "", image: UIImage? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.handler = handler
    self.state = state
    super.init(title: title, image: image, attributes: attributes)
  }
}

// https://developer.apple.com/documentation/uikit/uiactionhandler
public typealias UIActionHandler = (UIAction) -> Void

// https://developer.apple.com/documentation/uikit/uimenuelement
@MainActor
open class UIMenuElement: NSObject {
  public let title: String
  public let image: UIImage?
  public let attributes: Attributes

  init(title: String, image: UIImage?, attributes: Attributes) {
    self.title = title
    self.image = image
    self.attributes = attributes
  }

  // https://developer.apple.com/documentation/uikit/uimenuelement/state
  public enum State: Int, Sendable {
    case off, on, mixed
  }

  // https://developer.apple.com/documentation/uikit/uimenuelement/attributes
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var disabled: Attributes { Attributes(rawValue: 1) }
    public static var destructive: Attributes { Attributes(rawValue: 1 << 1) }
    public static var hidden: Attributes { Attributes(rawValue: 1 << 2) }
  }
}
