import AppKit

// https://developer.apple.com/documentation/swiftui/color
public struct Color: View, Hashable {
  fileprivate let color: NSColor

  // https://developer.apple.com/documentation/swiftui/color/red
  public static let red = Color(nsColor: .systemRed)
  // https://developer.apple.com/documentation/swiftui/color/green
  public static let green = Color(nsColor: .systemGreen)

  // https://developer.apple.com/documentation/swiftui/color/secondary
  public static let secondary = Color(nsColor: .secondaryLabelColor)

  // https://developer.apple.com/documentation/swiftui/color/init(nscolor:)
  public init(nsColor: NSColor) { color = nsColor }

  public typealias Body = Never
  public var body: Never { fatalError("Color has no body") }
  public func show(on screen: ViewScreen, in environment: EnvironmentValues) {
    screen.isFlexible = true
  }
}

extension NSColor {
  // https://developer.apple.com/documentation/appkit/nscolor/init(_:)
  public convenience init(_ color: Color) { self.init(copying: color.color) }
}

// https://developer.apple.com/documentation/swiftui/imagerenderer
@available(macOS 13.0, *)
@MainActor
public final class ImageRenderer<Content: View> {
  private let content: Content
  // https://developer.apple.com/documentation/swiftui/imagerenderer/scale
  public var scale: CGFloat = 1

  // https://developer.apple.com/documentation/swiftui/imagerenderer/init(content:)
  public init(content view: Content) { content = view }

  // https://developer.apple.com/documentation/swiftui/imagerenderer/nsimage
  /// Here 40 points wide and 20 high, whatever is in it; views of AppKit's are not drawn.
  public var nsImage: NSImage? {
    let view = NSView()
    ViewScreen(in: view).show(content)
    return NSImage(size: NSSize(width: 40, height: 20))
  }
}
