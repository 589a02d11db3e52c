import PressureKit

/// Frames that a sink must show one after another, each as if it were the first: layers come, go and return, and each thing that a
/// layer has changes. The tests of every sink go through them.
package struct SceneSequence: Sendable, CustomStringConvertible {
  /// The sequence in a few words.
  package var description: String
  /// The layers of each frame, back to front.
  package var frames: [[Layer]]

  private init(_ description: String, _ frames: [Layer]...) {
    self.description = description
    self.frames = frames
  }

  /// A sequence in which one thing of a layer changes after another.
  private init(_ description: String, of layer: Layer, _ changes: (inout Layer) -> Void...) {
    var layer = layer
    self.description = description
    frames =
      [[layer]]
      + changes.map { change in
        let id = layer.id
        change(&layer)
        layer.id = id
        return [layer]
      }
  }

  /// All sequences.
  package static let all: [SceneSequence] = [
    SceneSequence("a layer comes, goes and returns", [], [box], [], [box]),
    SceneSequence(
      "layers come between others", [face, word], [face, ring, word], every, [box, mark]),
    SceneSequence("all layers go and return", every, [], every),
    SceneSequence(
      "a rectangle changes", of: box, { $0.fill = .success }, { $0.stroke = .warning },
      { $0.lineWidth = 3 }, { $0.opacity = 1 }, { $0.fill = .clear }, { $0.shape = other },
      { $0.shape = .roundedRect(Rect(x: 0, y: 5, width: 60, height: 30), cornerRadius: 15) }),
    SceneSequence(
      "an arc changes", of: ring, { $0.shape = arc(sweep: 0.25) },
      { $0.shape = arc(sweep: 0.25, start: 0.5) }, { $0.shape = arc(radius: 30) },
      { $0.shape = arc(x: 60) }, { $0.shape = arc(sweep: 0) }, { $0.shape = arc(sweep: 1) }),
    SceneSequence(
      "an angle changes", of: mark, { $0.shape = angle(part: 0.5) }, { $0.shape = angle(x: 40) },
      { $0.shape = angle(part: 0) }),
    SceneSequence(
      "a text changes", of: word, { $0.shape = .text(slot: 2, center: Point(x: 50, y: 20)) },
      { $0.shape = .text(slot: 2, center: Point(x: 60, y: 20), scale: 0.5) },
      { $0.fill = .success }, { $0.opacity = 0.25 }),
    SceneSequence(
      "a layer changes its kind", of: ring, { $0.shape = other }, { $0.shape = angle() },
      { $0.shape = arc() }, { $0 = word }, { $0 = ring }, { $0 = box }, { $0 = word }, { $0 = mark }
    ),
    SceneSequence(
      "a layer is clipped, and not any more", [face, unclipped], [face, clipped],
      [face, unclipped], [face, clipped]),
    SceneSequence("the clip moves", [face, clipped], [moved(face), clipped], [face, clipped]),
    SceneSequence("another layer clips", [face, box, clipped], [face, box, clippedByBox]),
    SceneSequence("a clipped layer goes and returns", [face, clipped], [face], [face, clipped]),
    SceneSequence(
      "the clip goes with the layer and returns", [face, clipped, word], [word],
      [moved(face), clipped, word]),
    SceneSequence(
      "the clip goes and returns", [face, clipped], [unclipped], [moved(face), clipped]),
  ]

  // MARK: The layers

  private static let other = LayerShape.roundedRect(
    Rect(x: 0, y: 5, width: 60, height: 30), cornerRadius: 4)
  private static let face = Layer(
    id: 1, shape: .roundedRect(Rect(x: 0, y: 0, width: 90, height: 50), cornerRadius: 10))
  private static let box = Layer(
    id: 2, shape: .roundedRect(Rect(x: 10, y: 10, width: 80, height: 40), cornerRadius: 8),
    fill: .white, stroke: .success, lineWidth: 2, opacity: 0.5)
  private static let unclipped = Layer(
    id: 3, shape: .roundedRect(Rect(x: 0, y: 0, width: 45, height: 50), cornerRadius: 0),
    fill: .warning)
  private static let clipped = clip(unclipped, by: 1)
  private static let clippedByBox = clip(unclipped, by: 2)
  private static let ring = Layer(id: 4, shape: arc(), stroke: .success, lineWidth: 4)
  private static let mark = Layer(id: 5, shape: angle(), stroke: .white, lineWidth: 3)
  private static let word = Layer(
    id: 6, shape: .text(slot: 1, center: Point(x: 50, y: 20)), fill: .white)
  private static let every = [face, box, clipped, ring, mark, word]

  private static func arc(
    x: Double = 50, radius: Double = 20, sweep: Double = 0.75, start: Double = 0
  ) -> LayerShape {
    .arc(center: Point(x: x, y: 25), radius: radius, sweep: sweep, start: start)
  }

  private static func angle(x: Double = 20, part: Double = 1) -> LayerShape {
    .angle(
      start: Point(x: x, y: 20), corner: Point(x: 30, y: 30), end: Point(x: 50, y: 10), part: part)
  }

  private static func clip(_ layer: Layer, by id: UInt8) -> Layer {
    var layer = layer
    layer.clip = id
    return layer
  }

  private static func moved(_ layer: Layer) -> Layer {
    var layer = layer
    layer.shape = .roundedRect(Rect(x: 5, y: 0, width: 90, height: 50), cornerRadius: 12)
    return layer
  }
}

extension SceneSequence {
  /// The file with the sequences for the test of a page's sink.
  static let path = "Tests/Browser/pages/scenes.json"

  /// The sequences as JSON, one line for each.
  static var text: String {
    let lines = all.map { one in
      let frames = one.frames.map { "[" + $0.map(line).joined(separator: ", ") + "]" }
      return "{\"name\": \"\(one)\", \"frames\": [\(frames.joined(separator: ", "))]}"
    }
    return "[\n" + lines.joined(separator: ",\n") + "\n]\n"
  }

  private static func line(_ layer: Layer) -> String {
    let (kind, numbers): (String, [Double]) =
      switch layer.shape {
      case .arc(let center, let radius, let sweep, let start):
        ("shapeArc", [center.x, center.y, radius, sweep, start])
      case .roundedRect(let rect, let cornerRadius):
        (
          "shapeRoundedRect",
          [rect.minX, rect.minY, rect.size.width, rect.size.height, cornerRadius]
        )
      case .angle(let start, let corner, let end, let part):
        ("shapeAngle", [start.x, start.y, corner.x, corner.y, end.x, end.y, part])
      case .text(let slot, let center, let scale):
        ("shapeText", [center.x, center.y, Double(slot), scale])
      }
    let paints = [layer.fill, layer.stroke].map { [$0.red, $0.green, $0.blue, $0.alpha] }
    return "{\"id\": \(layer.id), \"shape\": \"\(kind)\", \"numbers\": \(numbers), "
      + "\"paints\": \(paints), \"lineWidth\": \(layer.lineWidth), "
      + "\"opacity\": \(layer.opacity), \"clip\": \(layer.clip)}"
  }
}
