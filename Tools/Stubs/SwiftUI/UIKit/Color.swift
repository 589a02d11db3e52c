import UIKit

// https://developer.apple.com/documentation/swiftui/color
public struct Color: Hashable, Sendable {
  fileprivate let color: UIColor

  // https://developer.apple.com/documentation/swiftui/color/gray
  public static let gray = Color(uiColor: .systemGray5)
  // https://developer.apple.com/documentation/swiftui/color/red
  public static let red = Color(uiColor: .systemRed)
  // https://developer.apple.com/documentation/swiftui/color/green
  public static let green = Color(uiColor: .systemGreen)
  // https://developer.apple.com/documentation/swiftui/color/yellow
  public static let yellow = Color(uiColor: .systemYellow)

  // https://developer.apple.com/documentation/swiftui/color/init(uicolor:)
  public init(uiColor: UIColor) { color = uiColor }
}

extension Color: View {
  public typealias Body = Never
  public var body: Never { fatalError("Color has no body") }
  public func show(on screen: ViewScreen, in environment: EnvironmentValues) {
    screen.isFlexible = true
  }
}

extension UIColor {
  // https://developer.apple.com/documentation/uikit/uicolor/init(_:)
  public convenience init(_ color: Color) { self.init { color.color.resolvedColor(with: $0) } }
}
