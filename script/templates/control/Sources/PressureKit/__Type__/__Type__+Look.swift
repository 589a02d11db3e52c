/// Draws the control: its value → layers.
extension __Type__ {
  /// The layers it draws, back to front.
  public enum LayerID: UInt8, CaseIterable, Sendable {
    /// The button.
    case surface = 1
    /// How hard it is pressed: the part of the button from its leading edge.
    case level
  }

  /// Draws its look: the same value always draws the same.
  public func draw(into sink: inout some SceneSink) {
    func add(_ id: LayerID, _ width: Double, _ color: LayerColor) {
      let rect = Rect(x: bounds.minX, y: bounds.minY, width: width, height: bounds.size.height)
      let shape = LayerShape.roundedRect(rect, cornerRadius: 8)
      sink.add(Layer(id: id.rawValue, shape: shape, fill: color))
    }
    let palette = options.palette
    add(.surface, bounds.size.width, state == .pressed ? palette.pressed : palette.surface)
    if intention > 0 { add(.level, bounds.size.width * intention, palette.level) }
  }
}
