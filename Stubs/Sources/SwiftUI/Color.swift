// https://developer.apple.com/documentation/swiftui/color
public struct Color: View {
  // https://developer.apple.com/documentation/swiftui/color/gray
  public static let gray = Color()

  public typealias Body = Never
  public var body: Never { fatalError("Color has no body") }
  public func show(on screen: ViewScreen, in environment: EnvironmentValues) {
    screen.isFlexible = true
  }
}
