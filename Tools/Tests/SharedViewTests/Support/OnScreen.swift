import Testing

/// All tests of views. They run one after the other, since they share one screen, one clock and one haptic log.
@Suite(.serialized) @MainActor
struct OnScreen {}
