/// What must hold on all paths.
public enum PathProperty: UInt8, CaseIterable, Sendable {
  /// It never acts without its whole protocol.
  case neverWithoutTheWholeProtocol
  /// It acts at most once a press, a key press or an activation.
  case atMostOnceAPress
  /// A protocol that is complete always acts.
  case aCompleteProtocolActs
  /// After a cancel it is at rest, and nothing came of it.
  case aCancelEndsAtRest
  /// When it needs no frame, time changes neither state nor look, and says nothing.
  case nothingMovesAtRest
  /// Without a contact time alone changes its state when it says that it is due, and not before.
  case changesWhenDue
  /// It does the same as its normal form: what it does follows from that alone. Looked at by `AllPaths.close()` only.
  case itsNormalFormDoesTheSame
  /// The state is the one that its events told, its numbers and its look are in their range, and
  /// without a contact there is no force.
  case stateAndLookAgree
}
