import QuickActions
import Testing
import UIKit

@testable import PressureUIKit

/// A declaration, as the system has it.
@Suite struct ShortcutItemTests {
  @Test func `an action is what it declares`() throws {
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
    #expect(item.type == "org.example.new")
    #expect(item.localizedTitle == "New")
    #expect(item.localizedSubtitle == "On the screen")
    #expect(item.icon?.type == .add)
    let info = try #require(item.userInfo)
    #expect(info.keys.sorted() == ["color", "deep", "word"])
    #expect(info["color"] as? NSArray == [NSNumber(value: 151), NSNumber(value: 0.5)] as NSArray)
    #expect(info["deep"] as? NSDictionary == ["is": NSNumber(value: true)] as NSDictionary)
    #expect(info["word"] as? NSString == "blue" as NSString)
  }

  @Test func `an action may be no more than its type and title`() {
    let item = UIApplicationShortcutItem(QuickAction(type: "org.example.new", title: "New"))
    #expect(item.localizedSubtitle == nil)
    #expect(item.icon == nil)
    #expect(item.userInfo == nil)
  }

  @Test func `each icon is the system's of the same name`() {
    #expect(
      QuickActionIcon.allCases.map(\.rawValue)
        == QuickActionIcon.allCases.map { "\($0.type)" })
  }

  @Test func `a declaration keeps its order`() throws {
    let declaration = try QuickActionDeclaration(
      .list(
        ["new", "blue"].map {
          .dictionary([
            QuickActionEntry("type", .string("org.example." + $0)),
            QuickActionEntry("title", .string($0)),
          ])
        }))
    #expect(
      [UIApplicationShortcutItem](declaration).map(\.type)
        == ["org.example.new", "org.example.blue"])
  }
}
