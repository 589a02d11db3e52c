/// Reduces the control to its normal form.
extension Weighing {
  /// The representative of all values that behave the same from now on; see `NormalizableControl`. It forgets the last shown
  /// and announced numbers and the sensor's steps, because they affect only what is seen and heard.
  public var normalForm: Weighing {
    var form = self
    form.clock = clock.normalForm
    form.load = load.normalForm
    form.resolution = Resolution()
    form.tint = tint.normalForm
    form.since = clock.normal(since, longest: Weighing.patience)
    (form.saidBefore, form.saidAt, form.isQuiet) = (0, 0, true)
    (form.peak, form.rested) = (0, 0)
    form.settling = settling.normalForm(on: clock, longest: options.settleDuration)
    form.filter = filter.normalForm(on: clock)
    return form
  }
}
