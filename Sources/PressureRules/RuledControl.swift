import PressureKit

/// A control whose rules are written down, so that it can be watched under any input.
package protocol RuledControl: ControlValue {
  /// What it may do.
  static var rules: ControlRules<Self> { get }
}
