/// A rule that a control breaks on purpose.
public enum Flaw: CaseIterable, Sendable {
  case firesOnCancel, firesOnAnyLift, firesTwice, neverFires, ignoresBlur, asksForNoFrame,
    isNeverDue, hidesItsStates, drawsTooOpaque, drawsTooManyLayers, readsTheClock
}
