/// Reduces the control to its normal form.
extension PeekPop {
  /// The representative of all values that behave the same from now on; see `NormalizableControl`.
  public var normalForm: PeekPop {
    var form = PeekPop(options: options, bounds: bounds, viewport: viewport, traits: traits)
    form.reducesMotion = reducesMotion
    form.state = state
    form.isEnabled = isEnabled
    form.isLeftOpen = isLeftOpen
    form.isInMenu = isInMenu
    form.key = key
    form.clock = clock.normalForm
    form.guardedUntil = max(guardedUntil - clock.now, 0)
    form.press = press.normalForm(options: options.press)
    if state == .peek || state == .actions {
      form.touch = touch
      form.slideStart = isLeftOpen ? 0 : slideStart
      form.motion.reveal = motion.reveal.normalForm
    }
    return form
  }
}
