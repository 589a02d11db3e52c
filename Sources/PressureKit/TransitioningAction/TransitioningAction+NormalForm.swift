/// Reduces the control to its normal form.
extension TransitioningAction {
  /// The representative of all values that behave the same from now on; see `NormalizableControl`. A run under way is number 1.
  public var normalForm: TransitioningAction {
    var form = TransitioningAction(options: options, bounds: bounds)
    form.reducesMotion = reducesMotion
    form.progress = progress
    form.state = state
    form.isEnabled = isEnabled
    form.run = run == 0 ? 0 : 1
    form.lastRun = form.run
    form.key = key
    form.clock = clock.normalForm
    form.since = limit.isFinite ? clock.normal(since, longest: limit) : 0
    form.motion.adopt(motion.extents, at: 0)
    if press.isActive { form.press = press }
    return form
  }

  /// The longest time that the current state lasts, in seconds.
  private var limit: Double {
    switch state {
    case .begin: .infinity
    case .loading: run == 0 ? .infinity : options.timeLimit
    case .success: options.resetDelay
    case .failure: options.failureDelay
    }
  }
}
