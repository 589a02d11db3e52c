/// Where a control's look goes: the screen of a host, a file, or a test.
///
/// A frame is one call of `Control.draw(into:)`: each layer to be seen, back to front. A layer that
/// is not named in a frame is not to be seen in it.
public protocol SceneSink {
  /// Takes the next layer, in front of those before it.
  mutating func add(_ layer: Layer)
}
