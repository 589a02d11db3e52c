import PressureKit

/// A layer as a person sees it: without the outline of a text, and clipped by a shape.
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

  /// Returns the picture of a scene.
  static func of(_ scene: SceneFrame) -> [Pictured] {
    scene.layers.map { layer in
      let clip = scene.layers.first { $0.id == layer.clip && layer.clip != 0 }
      return Pictured(layer: layer, mask: clip?.shape)
    }
  }
}
