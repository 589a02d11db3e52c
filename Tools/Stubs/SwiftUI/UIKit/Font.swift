import UIKit

// https://developer.apple.com/documentation/swiftui/font
public struct Font: Hashable, Sendable {
  private let size: CGFloat

  // https://developer.apple.com/documentation/swiftui/font/system(size:weight:design:)
  public static func system(size: CGFloat) -> Font { Font(size: size) }

  // https://developer.apple.com/documentation/swiftui/font/headline
  public static let headline = Font(size: 17)

  // https://developer.apple.com/documentation/swiftui/font/resolve(in:)
  @available(iOS 26.0, *)
  public func resolve(in context: Context) -> Resolved {
    Resolved(ctFont: .systemFont(ofSize: size))
  }

  // https://developer.apple.com/documentation/swiftui/font/context
  // Available since iOS 15, but Swift sees it only with the SDK of iOS 26.
  public struct Context: Hashable, Sendable {}

  // https://developer.apple.com/documentation/swiftui/font/resolved
  @available(iOS 26.0, *)
  public struct Resolved: Hashable, Sendable {
    public let ctFont: CTFont
  }
}

// https://developer.apple.com/documentation/coretext/ctfont
public typealias CTFont = UIFont

extension EnvironmentValues {
  // https://developer.apple.com/documentation/swiftui/environmentvalues/fontresolutioncontext
  // Available since iOS 15, but Swift sees it only with the SDK of iOS 26.
  public var fontResolutionContext: Font.Context { Font.Context() }
}

// https://developer.apple.com/documentation/swiftui/dynamictypesize
public enum DynamicTypeSize: Hashable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

extension UIContentSizeCategory {
  // https://developer.apple.com/documentation/uikit/uicontentsizecategory/init(_:)
  public init(_ dynamicTypeSize: DynamicTypeSize?) {
    switch dynamicTypeSize {
    case .xSmall: self = .extraSmall
    case .accessibility5: self = .accessibilityExtraExtraExtraLarge
    default: self = .large
    }
  }
}
