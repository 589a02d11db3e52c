// https://developer.apple.com/documentation/uikit/uicontentconfiguration
@MainActor
public protocol UIContentConfiguration {}

// https://developer.apple.com/documentation/uikit/uilistcontentconfiguration
@MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  public var image: UIImage?
  public var text: String?
  public var secondaryText: String?
  // https://developer.apple.com/documentation/uikit/uilistcontentconfiguration/secondarytextproperties
  public var secondaryTextProperties = TextProperties()

  // https://developer.apple.com/documentation/uikit/uilistcontentconfiguration/textproperties
  public struct TextProperties {
    public var color: UIColor = .label
  }
}
