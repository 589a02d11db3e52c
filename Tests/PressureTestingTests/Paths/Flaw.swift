/// A rule that a control breaks on purpose.
enum Flaw: CaseIterable, Sendable {
  case firesOnCancel, firesOnAnyLift, firesTwice, neverFires, ignoresBlur, asksForNoFrame,
    hidesItsStates, drawsTooOpaque
}
