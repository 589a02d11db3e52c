/// Which of its values behave alike.
extension Weighing {
  /// The value that stands for all that do the same from now on; see `NormalizableControl`. What it showed
  /// and said it forgets, and what the sensor's steps are: nothing but what is seen and heard follows from them.
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
