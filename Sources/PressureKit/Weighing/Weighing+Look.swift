/// Draws the control: its value → layers.
extension Weighing {
  /// The layers it draws, back to front.
  public enum LayerID: UInt8, CaseIterable, Sendable {
    /// The faint full dial.
    case track = 1
    /// The part of the dial that the reading fills.
    case dial
    /// The mark of the peak.
    case peak
    /// The progress of settling: a thin line inside the dial that closes.
    case settled
    /// The number.
    case number
    /// The unit below the number, or the text in its place.
    case unit
  }

  /// The dial is three quarters of a circle, open at the bottom. It starts at `start`, in turns from the top.
  private static let span = 0.75
  private static let start = 0.625

  /// Draws the dial with the number in it.
  public func draw(into sink: inout some SceneSink) {
    let palette = options.palette
    let size = min(bounds.size.width, bounds.size.height)
    let width = size * 0.0625
    let radius = size / 2 - width / 2
    let color = tint.value(at: clock.now)
    let reading = state == .overload ? 1 : part(of: grams)
    let peak = part(of: peak)
    stroke(.track, radius, 0, 1, width, palette.track, into: &sink)
    if reading > 0 { stroke(.dial, radius, 0, reading, width, color, into: &sink) }
    if peak > reading { stroke(.peak, radius, peak, peak, width / 2, palette.quiet, into: &sink) }
    let settled = settled
    if settled > 0 { stroke(.settled, radius - width, 0, settled, width / 5, color, into: &sink) }
    let scale = textScale
    write(.number, at: 0, scale: scale, palette.text, into: &sink)
    write(.unit, at: size * 0.1875, scale: scale * 0.3125, palette.quiet, into: &sink)
  }

  /// Draws a part of the dial; `from` and `to` are 0…1 of the dial.
  @inline(never)  // called from many places, and larger than a call, as the next function
  private func stroke(
    _ id: LayerID, _ radius: Double, _ from: Double, _ to: Double, _ width: Double,
    _ color: LayerColor,
    into sink: inout some SceneSink
  ) {
    let start = Weighing.start + Weighing.span * from
    let arc = LayerShape.arc(
      center: bounds.center, radius: radius, sweep: Weighing.span * (to - from),
      start: start - start.rounded(.down))
    sink.add(Layer(id: id.rawValue, shape: arc, stroke: color, lineWidth: width))
  }

  /// Draws the text of a layer, at a distance below the middle.
  @inline(never)
  private func write(
    _ id: LayerID, at below: Double, scale: Double, _ color: LayerColor,
    into sink: inout some SceneSink
  ) {
    let center = Point(x: bounds.center.x, y: bounds.center.y + below)
    let slot = id == .number ? Label.number : Label.unit
    sink.add(
      Layer(
        id: id.rawValue, shape: .text(slot: slot.rawValue, center: center, scale: scale),
        fill: color))
  }

  private func part(of grams: Double) -> Double {
    min(max(grams / capacity, 0), 1)
  }
}
