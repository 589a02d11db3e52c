/// Reduces the control to its normal form.
extension ConfirmAction {
  /// The representative of all values that behave the same from now on; see `NormalizableControl`.
  public var normalForm: ConfirmAction {
    var form = ConfirmAction(options: options, bounds: bounds, viewport: viewport)
    form.reducesMotion = reducesMotion
    form.state = state
    form.isEnabled = isEnabled
    form.key = key
    form.clock = clock.normalForm
    form.firedAt = isGuarded ? firedAt.map { $0 - clock.now } : nil
    form.keyedAt = isHasty ? keyedAt.map { $0 - clock.now } : nil
    if !isEngaged { return form }
    if state == .confirmed {
      // A stamp that is later than the longest step cannot be placed.
      form.confirmedAt = clock.normal(confirmedAt, longest: ElapsedClock.longestStep)
    }
    if press.isActive { form.press = press }
    form.isHeldByKey = isHeldByKey
    if arming == nil && state == .selected { form.shownFor = shownFor }
    form.ring.place = ring.place
    form.ring.isInPlace = ring.isInPlace
    form.ring.scale = ring.scale.normalForm
    if let arming {
      form.arming = arming.normalForm(on: clock, options: options)
    } else if state == .updating || !options.isLatched {
      form.handOver = options.force.rescueDelay.isFinite ? handOver : handOver.withoutWaiting
      form.full = full
      form.tap = tap.normalForm(on: clock, options: options)
    }
    return form
  }
}

extension Arming {
  fileprivate func normalForm(on clock: ElapsedClock, options: ConfirmOptions) -> Arming {
    var longest = max(ConfirmAction.longestBounce, options.armGuard, options.tapGuard)
    if options.armTimeout.isFinite { longest = max(longest, options.armTimeout) }
    var form = self
    form.since = clock.normal(since, longest: longest)
    return form
  }
}
