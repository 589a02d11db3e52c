// https://developer.apple.com/documentation/uikit/uiswitch
@MainActor
open class UISwitch: UIControl {
  // https://developer.apple.com/documentation/uikit/uiswitch/ison
  // Setting it sends no event.
  open var isOn = false

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Here only: sets the switch, with the events of a person's tap.
  public func turn(_ isOn: Bool) {
    self.isOn = isOn
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
