#if VIEWS
/// What a control of the kit tells its toolkit, which sends events or an action for it.
enum ControlNews {
  /// The control went on within its protocol.
  case step
  /// The control went into another state, which is its value.
  case state
  /// What the control is for happened.
  case act
  /// What the control is for happened, and the control has no other value.
  case confirmation
  /// What a scale shows has changed.
  case reading
  /// The reading of a scale has settled.
  case settled
}
#endif
