#if canImport(UIKit)
/// What is told of the screen's frames.
@MainActor
protocol FrameReceiver: AnyObject {
  /// A frame is due, at a time in seconds on the clock of the touches.
  func frame(at time: Double)
}
#endif
