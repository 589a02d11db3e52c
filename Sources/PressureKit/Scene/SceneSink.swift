/// Where a control's look goes: the screen of a host, a file, or a test.
///
/// A frame is one call of `ControlValue.draw(into:)`: each layer to be seen, back to front. A layer that
/// is not named in a frame is not to be seen in it.
public protocol SceneSink {
  /// Takes the next layer, in front of those before it.
  mutating func add(_ layer: Layer)
}

/// A frame that is kept, to be compared or drawn later: a sink that remembers.
///
/// It allocates; a host that draws at once is its own sink.
public struct SceneFrame: SceneSink, Equatable, Sendable {
  /// The layers, back to front.
  public private(set) var layers: [Layer] = []

  /// Makes an empty frame.
  public init() {}

  /// Takes the next layer, in front of those before it.
  public mutating func add(_ layer: Layer) {
    layers.append(layer)
  }
}
