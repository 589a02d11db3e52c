import PressureKit

/// A control with rules, so that it can be checked under any input.
package protocol RuledControl: ControlValue {
  /// The rules of the control.
  static var rules: ControlRules<Self> { get }
}
