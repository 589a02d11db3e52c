import Foundation
import QuickActions

/// Quick actions as the part of an Info.plist that has them.
struct PropertyListDocument {
  let text: String

  init(_ actions: [QuickAction]) {
    let items = QuickActionValue.list(actions.map(Self.item))
    let root = QuickActionValue.dictionary([QuickActionEntry("UIApplicationShortcutItems", items)])
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    guard let data = try? encoder.encode(CodableValue(root)) else {
      preconditionFailure("what a property list cannot have was refused before")
    }
    // A parser makes a line feed of a carriage return unless it has its number.
    text = String(decoding: data, as: UTF8.self)
      .replacingOccurrences(of: "\r", with: "&#13;", options: .literal)
  }

  private static func item(_ action: QuickAction) -> QuickActionValue {
    let entries: [(String, QuickActionValue?)] = [
      ("Type", .string(action.type)),
      ("Title", .string(action.title)),
      ("Subtitle", action.subtitle.map(QuickActionValue.string)),
      ("IconSymbolName", action.iconSymbol.map(QuickActionValue.string)),
      ("IconFile", action.iconFile.map(QuickActionValue.string)),
      ("IconType", action.icon.map { .string(constant($0)) }),
      ("UserInfo", action.userInfo.map(QuickActionValue.dictionary)),
    ]
    return .dictionary(
      entries.compactMap { key, value in
        value.map { QuickActionEntry("UIApplicationShortcutItem\(key)", $0) }
      })
  }

  /// The name of an icon's constant in Objective-C, which is what the key has as a string.
  private static func constant(_ icon: QuickActionIcon) -> String {
    let name = icon.rawValue
    return "UIApplicationShortcutIconType\(name.prefix(1).uppercased())\(name.dropFirst())"
  }
}
