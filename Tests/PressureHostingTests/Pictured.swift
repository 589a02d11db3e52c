import PressureKit

/// A layer as it is seen: a text has no outline, and what clips it is a shape.
struct Pictured: Equatable {
  var layer: Layer
  var mask: LayerShape?

  init(layer: Layer, mask: LayerShape?) {
    self.layer = layer
    self.mask = mask
    if case .text = layer.shape {
      self.layer.stroke = .clear
      self.layer.lineWidth = 0
    }
    self.layer.clip = 0
  }

  /// The picture that a scene is.
  static func of(_ scene: SceneFrame) -> [Pictured] {
    scene.layers.map { layer in
      let clip = scene.layers.first { $0.id == layer.clip && layer.clip != 0 }
      return Pictured(layer: layer, mask: clip?.shape)
    }
  }
}
