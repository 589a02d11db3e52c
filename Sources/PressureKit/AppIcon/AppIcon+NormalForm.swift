/// Which of its values behave alike.
extension AppIcon {
  /// The value that stands for all that do the same from now on; see `NormalizableControl`.
  public var normalForm: AppIcon {
    var form = self
    form.peek = peek.normalForm
    return form
  }
}
