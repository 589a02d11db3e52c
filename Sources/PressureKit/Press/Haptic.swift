/// A haptic; what it feels like is the host's.
public enum Haptic: UInt8, CaseIterable, Sendable {
  /// A light one: a threshold was crossed.
  case tick
  /// A stronger one: lifting now has consequences.
  case strong
  /// It is done.
  case success
}
