/// The properties that must hold on all paths.
public enum PathProperty: UInt8, CaseIterable, Sendable {
  /// The control acts only after its full protocol.
  case neverWithoutTheWholeProtocol
  /// The control acts at most once for each press, key press or activation.
  case atMostOnceAPress
  /// The control always acts on a complete protocol.
  case aCompleteProtocolActs
  /// After a cancel, the control is at rest and has not acted.
  case aCancelEndsAtRest
  /// When the control needs no frame, time causes no event and no change of state or look.
  case nothingMovesAtRest
  /// Without a contact, time alone changes the state when the control says that it is due, and not before.
  case changesWhenDue
  /// The control behaves in the same way as its normal form. Checked only by `AllPaths.close()`.
  case itsNormalFormDoesTheSame
  /// The state matches the events, and what engages the control begins (`EventList.begins`). Numbers and layers are in range, and
  /// there is no force without a contact.
  case stateAndLookAgree
}
