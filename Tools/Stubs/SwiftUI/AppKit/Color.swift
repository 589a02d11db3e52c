import AppKit

// https://developer.apple.com/documentation/swiftui/color
public struct Color: Hashable, Sendable {
  fileprivate let color: NSColor

  // https://developer.apple.com/documentation/swiftui/color/red
  public static let red = Color(nsColor: .systemRed)
  // https://developer.apple.com/documentation/swiftui/color/green
  public static let green = Color(nsColor: .systemGreen)

  // https://developer.apple.com/documentation/swiftui/color/secondary
  public static let secondary = Color(nsColor: .secondaryLabelColor)

  // https://developer.apple.com/documentation/swiftui/color/init(nscolor:)
  public init(nsColor: NSColor) { color = nsColor }
}

extension Color: View {
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
