import Testing

/// All tests of views: one after the other, since they share one screen, one clock and one motor.
@Suite(.serialized) @MainActor
struct OnScreen {}
