import QuickActions
import Testing
import UIKit

@testable import PressureViews

/// The system's items for a declaration of quick actions.
@Suite struct ShortcutItemTests {
  @Test func `an item has all that its action declares`() throws {
    let item = UIApplicationShortcutItem(
      QuickAction(
        type: "org.example.new", title: "New", subtitle: "On the screen", icon: .add,
        url: "/new",
        userInfo: [
          QuickActionEntry("color", .list([.integer(151), .number(0.5)])),
          QuickActionEntry("deep", .dictionary([QuickActionEntry("is", .boolean(true))])),
          QuickActionEntry("nothing", .null),
          QuickActionEntry("word", .string("blue")),
        ]))
    expect(item.type, equals: "org.example.new")
    expect(item.localizedTitle, equals: "New")
    expect(item.localizedSubtitle, equals: "On the screen")
    expect(item.icon?.content, equals: .type(.add))
    let info = try #require(item.userInfo)
    expect(info.keys.sorted(), equals: ["color", "deep", "word"])
    #expect(info["color"] as? NSArray == [NSNumber(value: 151), NSNumber(value: 0.5)] as NSArray)
    #expect(info["deep"] as? NSDictionary == ["is": NSNumber(value: true)] as NSDictionary)
    #expect(info["word"] as? NSString == "blue" as NSString)
  }

  @Test func `an action needs only a type and a title`() {
    let item = UIApplicationShortcutItem(QuickAction(type: "org.example.new", title: "New"))
    #expect(item.localizedSubtitle == nil)
    #expect(item.icon == nil)
    #expect(item.userInfo == nil)
  }

  @Test func `a symbol takes precedence over a file, and a file over the system's icon`() {
    var action = QuickAction(
      type: "org.example.new", title: "New", icon: .add, iconFile: "new.png", iconSymbol: "plus")
    expect(UIApplicationShortcutItem(action).icon?.content, equals: .systemImage("plus"))
    action.iconSymbol = nil
    expect(UIApplicationShortcutItem(action).icon?.content, equals: .templateImage("new.png"))
    action.iconFile = nil
    expect(UIApplicationShortcutItem(action).icon?.content, equals: .type(.add))
  }

  @Test(arguments: [
    ("$(PRODUCT_BUNDLE_IDENTIFIER).new", "org.example", "org.example.new"),
    ("$(PRODUCT_BUNDLE_IDENTIFIER).new", nil, "$(PRODUCT_BUNDLE_IDENTIFIER).new"),
    ("org.example.new", "org.other", "org.example.new"),
  ])
  func `an item's type contains the app's bundle identifier`(
    declared: String, bundleIdentifier: String?, type: String
  ) {
    let item = UIApplicationShortcutItem(
      QuickAction(type: declared, title: "New"), bundleIdentifier: bundleIdentifier)
    expect(item.type, equals: type)
  }

  @Test func `each icon maps to the system's icon of the same name`() {
    expect(
      QuickActionIcon.allCases.map(\.rawValue),
      equals: QuickActionIcon.allCases.map { "\($0.type)" })
  }

  @Test func `a declaration's items have its language and bundle identifier`() throws {
    let declaration = try QuickActionDeclaration(
      .list([
        .dictionary([
          QuickActionEntry("type", .string("$(PRODUCT_BUNDLE_IDENTIFIER).new")),
          QuickActionEntry("title", .string("New")),
          QuickActionEntry("subtitle", .string("Now")),
          QuickActionEntry(
            "localizedTitles", .dictionary([QuickActionEntry("de", .string("Neu"))])),
          QuickActionEntry(
            "localizedSubtitles", .dictionary([QuickActionEntry("de", .string("Jetzt"))])),
        ])
      ]))
    let items = [UIApplicationShortcutItem](
      declaration, language: "de", bundleIdentifier: "org.example")
    expect(
      items.map { [$0.type, $0.localizedTitle, $0.localizedSubtitle] },
      equals: [["org.example.new", "Neu", "Jetzt"]])
  }
}
