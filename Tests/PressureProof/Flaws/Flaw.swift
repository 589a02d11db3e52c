/// A rule that a control breaks on purpose.
package enum Flaw: CaseIterable, Sendable {
  case firesOnCancel, firesOnAnyLift, firesTwice, neverFires, ignoresBlur, asksForNoFrame,
    isNeverDue, hidesItsStates, drawsTooOpaque, drawsTooManyLayers, readsTheClock
}
