/// A destination for a control's layers: the screen of a host, a file, or a test.
///
/// A frame is one call of `ControlValue.draw(into:)`, which adds each visible layer, back to front. A layer that it does not
/// add is hidden in that frame.
public protocol SceneSink {
  /// Adds a layer in front of the earlier ones.
  mutating func add(_ layer: Layer)
}

/// A sink that keeps a frame, to compare or draw it later.
///
/// It allocates memory. A host that draws at once is a sink itself.
public struct SceneFrame: SceneSink, Equatable, Sendable {
  /// The layers, back to front.
  public private(set) var layers: [Layer] = []

  /// Makes an empty frame.
  public init() {}

  /// Adds a layer in front of the earlier ones.
  public mutating func add(_ layer: Layer) {
    layers.append(layer)
  }
}
