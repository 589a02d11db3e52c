import PressureKit

extension ConfirmAction: Benched {
  static var benched: ConfirmAction {
    var options = ConfirmOptions()
    options.confirmLabelSize = Size(width: 60, height: 16)
    options.okLabelSize = Size(width: 20, height: 16)
    return ConfirmAction(options: options)
  }
}
