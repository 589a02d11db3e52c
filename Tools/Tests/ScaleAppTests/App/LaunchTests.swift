import Testing
import UIKit

@testable import ScaleApp

/// Launches and quick actions. Each action is handled once, and the blue background stays.
@MainActor
@Suite struct LaunchTests {
  @Test(arguments: [
    (nil, ["Weigh", "plain"]),
    (ShortcutType.new.rawValue, ["Weigh", "plain"]),
    (ShortcutType.history.rawValue, ["History", "plain"]),
    (ShortcutType.blue.rawValue, ["Weigh", "blue"]),
    ("org.pressurekit.scale.unknown", ["Weigh", "plain"]),
  ])
  func `a cold launch shows the screen of its quick action`(by type: String?, shows: [String])
    throws
  {
    let app = try RunningApp(by: type)
    expect(app.shown, equals: shows)
    #expect(app.delegate.window?.rootViewController === app.tabs)
    // The calls after a launch do not handle the action again.
    app.delegate.sceneDidBecomeActive(app.scene)
    expect(app.shown, equals: shows)
  }

  @Test func `the blue is the same in a cold and a warm launch, and stays`() throws {
    let warm = try RunningApp()
    expect(warm.choose(ShortcutType.blue.rawValue), equals: [true])
    for app in [try RunningApp(by: ShortcutType.blue.rawValue), warm] {
      let color = app.scale.view.backgroundColor
      let blue: [CGFloat] = [151.0 / 255, 187.0 / 255, 1, 1]
      expect(color?.cgColor.components, equals: blue)
      expect(app.scale.navigationController?.overrideUserInterfaceStyle, equals: .light)
      app.delegate.sceneDidBecomeActive(app.scene)
      app.scale.viewWillAppear(false)
      expect(app.scale.view.backgroundColor, equals: color)
    }
  }

  @Test func `a running app handles each action, and answers it once`() throws {
    let app = try RunningApp(weighed: [(1, "one")])
    let chosen: [(String, [Bool], [String])] = [
      (ShortcutType.history.rawValue, [true], ["History", "plain"]),
      (ShortcutType.blue.rawValue, [true], ["Weigh", "blue"]),
      ("org.pressurekit.scale.unknown", [false], ["Weigh", "blue"]),
      (ShortcutType.history.rawValue, [true], ["History", "blue"]),
      (ShortcutType.new.rawValue, [true], ["Weigh", "plain"]),
    ]
    for (type, answers, shows) in chosen {
      expect(app.choose(type), equals: answers)
      expect(app.shown, equals: shows)
    }
  }

  @Test func `a quick action closes the open page and a presented controller`() throws {
    let app = try RunningApp(weighed: [(1, "one")])
    app.list.open(app.history.weighings[0].id)
    app.tabs.present(UIViewController(), animated: false)
    expect(app.choose(ShortcutType.history.rawValue), equals: [true])
    #expect(app.page == nil)
    #expect(app.tabs.presentedViewController == nil)
  }

  /// The entries that the app adds to the Info.plist that Xcode generates.
  private func infoPlist() throws -> [String: Any] {
    let project = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    let data = try Data(
      contentsOf: project.appendingPathComponent("Examples/ScaleApp.swiftpm/Info.plist"))
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    return try #require(list as? [String: Any])
  }

  @Test func `the app has the scene life cycle and the full frame rate of the screen`() throws {
    let list = try infoPlist()
    expect(
      list.keys.sorted(),
      equals: [
        "CADisableMinimumFrameDurationOnPhone", "UIApplicationSceneManifest",
        "UIApplicationShortcutItems",
      ])
    #expect(list["CADisableMinimumFrameDurationOnPhone"] as? Bool == true)
    // The app sets the delegate of its scenes in code.
    let manifest = list["UIApplicationSceneManifest"] as? [String: Bool]
    expect(manifest, equals: ["UIApplicationSupportsMultipleScenes": false])
  }

  @Test func `the icon offers the actions that the app handles`() throws {
    let items = try infoPlist()["UIApplicationShortcutItems"] as? [[String: Any]]
    expect(
      items?.map { $0["UIApplicationShortcutItemType"] as? String },
      equals: ShortcutType.allCases.map(\.rawValue))
  }

  @Test func `every scene gets a SceneDelegate`() {
    let configuration = AppDelegate().application(
      UIApplication(), configurationForConnecting: UISceneSession(),
      options: UIScene.ConnectionOptions(given: nil))
    expect(configuration.role, equals: .windowApplication)
    #expect(configuration.delegateClass == SceneDelegate.self)
  }
}
