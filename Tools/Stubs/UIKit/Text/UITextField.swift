// https://developer.apple.com/documentation/uikit/uitextfield
@MainActor
open class UITextField: UIControl {
  // https://developer.apple.com/documentation/uikit/uitextfield/textdidchangenotification
  // Posted after a change by the person, and not after one by the app.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")

  // https://developer.apple.com/documentation/uikit/uitextfield/text
  // Setting it sends no event.
  open var text: String? = ""
  open var placeholder: String?
  open var font: UIFont?
  open var borderStyle = BorderStyle.none
  // https://developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting/adjustsfontforcontentsizecategory
  open var adjustsFontForContentSizeCategory = false
  // https://developer.apple.com/documentation/uikit/uitextinputtraits/returnkeytype
  open var returnKeyType = UIReturnKeyType.default
  // https://developer.apple.com/documentation/uikit/uitextinputtraits/keyboardtype
  open var keyboardType = UIKeyboardType.default

  /// Here only: replaces the text, with the event of a person's typing.
  public func type(_ text: String) {
    self.text = text
    sendActions(for: .editingChanged)
  }

  // https://developer.apple.com/documentation/uikit/uitextfield/borderstyle-swift.enum
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }
}

// https://developer.apple.com/documentation/uikit/uireturnkeytype
public enum UIReturnKeyType: Int, Sendable {
  case `default`
  case done = 9
}

// https://developer.apple.com/documentation/uikit/uikeyboardtype
public enum UIKeyboardType: Int, Sendable {
  case `default`
  case numbersAndPunctuation = 2
}

extension UIControl.Event {
  // https://developer.apple.com/documentation/uikit/uicontrol/event/editingchanged
  public static var editingChanged: UIControl.Event { UIControl.Event(rawValue: 1 << 17) }
  // https://developer.apple.com/documentation/uikit/uicontrol/event/editingdidendonexit
  public static var editingDidEndOnExit: UIControl.Event { UIControl.Event(rawValue: 1 << 19) }
}
