import Testing
import UIKit

/// Apple declares these APIs as nonisolated. The suite does not compile if a stand-in isolates one to the main actor.
@Suite struct IsolationTests {
  @Test func `Traits, paths, fonts, colours, images and configurations are nonisolated`() {
    let traits = UITraitCollection(preferredContentSizeCategory: .extraSmall)
    let path = UIBezierPath(roundedRect: .zero, cornerRadius: 0)
    path.append(UIBezierPath())
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
    let scaled = UIFontMetrics(forTextStyle: .body).scaledValue(for: 17, compatibleWith: traits)
    let format = UIGraphicsImageRendererFormat(for: traits)
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format)
    let image: UIImage = renderer.image { _ in }
    let color = UIColor { _ in .white }.resolvedColor(with: traits)
    var configuration = UIButton.Configuration.plain()
    configuration.image = image
    configuration.baseForegroundColor = color
    var list = UIListContentConfiguration.cell()
    list.image = image
    let press = UIPress()

    expect(traits.preferredContentSizeCategory, equals: .extraSmall)
    expect(path.cgPath.description, equals: "roundedRect \(CGRect.zero) 0.0")
    expect([font.pointSize, scaled], equals: [14, 14])
    expect(image.cgImage?.width, equals: 6)
    #expect(configuration != .plain() && Set([configuration, configuration]).count == 1)
    #expect(list == list && color == .white && press.key == nil)
    #expect(UIActivity() != UIActivity())
  }

  @Test func `The names of a scene's notifications are nonisolated`() {
    let names = [
      UIScene.willConnectNotification, UIScene.didDisconnectNotification,
      UIScene.didActivateNotification, UIScene.willDeactivateNotification,
      UIScene.willEnterForegroundNotification, UIScene.didEnterBackgroundNotification,
    ]
    expect(
      names.map(\.rawValue),
      equals: [
        "UISceneWillConnectNotification", "UISceneDidDisconnectNotification",
        "UISceneDidActivateNotification", "UISceneWillDeactivateNotification",
        "UISceneWillEnterForegroundNotification", "UISceneDidEnterBackgroundNotification",
      ])
  }
}
