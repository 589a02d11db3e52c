/// A closure that the app has set for a control's act. A press or an arming calls the one from when it began, even if the
/// app has set another one since: a view may be reused for another item meanwhile.
package struct PressAction<Closure> {
  /// The closure that the app has set last; nil, the default, if there is none.
  package var newest: Closure?
  /// The closure from when the present press or arming began.
  private var begun: Closure??

  /// Makes a value without a closure.
  package init() {}

  /// The closure to call when the control acts.
  package var closure: Closure? {
    if let begun { return begun }
    return newest
  }

  /// Keeps the newest closure when a press or an arming begins, and releases it when that is over.
  package mutating func follow(isEngaged: Bool) {
    begun = isEngaged ? .some(newest) : nil
  }
}
