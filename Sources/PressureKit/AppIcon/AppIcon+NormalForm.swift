/// Reduces the control to its normal form.
extension AppIcon {
  /// The representative of all values that behave the same from now on; see `NormalizableControl`.
  public var normalForm: AppIcon {
    var form = self
    form.peek = peek.normalForm
    return form
  }
}
