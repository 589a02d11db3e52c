// https://developer.apple.com/documentation/swiftui/buttonrole
public struct ButtonRole: Equatable, Sendable {
  private let name: String

  // https://developer.apple.com/documentation/swiftui/buttonrole/destructive
  public static let destructive = ButtonRole(name: "destructive")
  // https://developer.apple.com/documentation/swiftui/buttonrole/cancel
  public static let cancel = ButtonRole(name: "cancel")
  // https://developer.apple.com/documentation/swiftui/buttonrole/confirm
  @available(macOS 26.0, *)
  public static var confirm: ButtonRole { ButtonRole(name: "confirm") }
  // https://developer.apple.com/documentation/swiftui/buttonrole/close
  @available(macOS 26.0, *)
  public static var close: ButtonRole { ButtonRole(name: "close") }
}
