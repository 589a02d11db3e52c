// https://developer.apple.com/documentation/uikit/uicontentconfiguration
public protocol UIContentConfiguration {}

// https://developer.apple.com/documentation/uikit/uilistcontentconfiguration
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  // https://developer.apple.com/documentation/uikit/uilistcontentconfiguration/cell()
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }

  public var image: UIImage?
  public var text: String?
  public var secondaryText: String?
  // https://developer.apple.com/documentation/uikit/uilistcontentconfiguration/secondarytextproperties
  public var secondaryTextProperties = TextProperties()

  // https://developer.apple.com/documentation/uikit/uilistcontentconfiguration/textproperties
  public struct TextProperties: Hashable {
    public var color: UIColor = .label
  }
}

@available(*, unavailable)
extension UIListContentConfiguration: @unchecked Sendable {}

@available(*, unavailable)
extension UIListContentConfiguration.TextProperties: @unchecked Sendable {}
