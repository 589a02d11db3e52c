/// Draws the control: its value → layers.
extension ConfirmAction {
  /// The layers it draws, back to front.
  public enum LayerID: UInt8, CaseIterable, Sendable {
    /// The veil over everything but the control, from the control's edge outward.
    case veil = 1
    /// The dark glass that makes the ring visible on any page.
    case disc
    /// The faint full circle.
    case track
    /// The filled part of the circle.
    case ring
    /// The glass behind the label.
    case pill
    /// The label.
    case label
  }

  /// Draws the veil, the ring and its label above the rest of the page, or a hint. Draws nothing if there is neither.
  public func draw(into sink: inout some SceneSink) {
    let opacity = ring.opacity.value(at: clock.now)
    if opacity > 0 {
      drawVeil(into: &sink)
      drawRing(opacity: opacity, into: &sink)
    }
    let labelOpacity = ring.labelOpacity.value(at: clock.now)
    drawLabel(opacity: ring.label.isHint ? labelOpacity : opacity * labelOpacity, into: &sink)
  }

  private func drawRing(opacity: Double, into sink: inout some SceneSink) {
    let radius = ring.place.diameter / 2 * ring.scale.value(at: clock.now)
    let lineWidth = radius * RingLook.lineWidth

    var circle = Layer(
      id: LayerID.disc.rawValue,
      shape: .arc(center: ring.place.center, radius: radius * RingPlace.discScale, sweep: 1),
      fill: options.palette.backdrop, opacity: opacity)
    sink.add(circle)

    circle.id = LayerID.track.rawValue
    circle.shape = .arc(center: ring.place.center, radius: radius - lineWidth / 2, sweep: 1)
    circle.fill = .clear
    circle.stroke = options.palette.track
    circle.lineWidth = lineWidth
    sink.add(circle)

    let sweep = ring.fill.value(at: clock.now)
    if sweep > 0 {
      circle.id = LayerID.ring.rawValue
      circle.shape = .arc(center: ring.place.center, radius: radius - lineWidth / 2, sweep: sweep)
      circle.stroke = ring.color.value(at: clock.now)
      sink.add(circle)
    }
  }

  /// Draws a line around the control that is wide enough to cover any screen. Any sink can draw such a shape with a hole.
  private func drawVeil(into sink: inout some SceneSink) {
    let reach = RingLook.veilReach
    let hole = bounds.inset(by: -RingLook.veilGap)
    let radius = max(
      0, min(options.cornerRadius + RingLook.veilGap, hole.size.width / 2, hole.size.height / 2))
    var veil = Layer(
      id: LayerID.veil.rawValue,
      shape: .roundedRect(
        hole.inset(by: -reach / 2), cornerRadius: radius + reach / 2),
      stroke: options.palette.veil, opacity: ring.veil.value(at: clock.now))
    veil.lineWidth = reach
    sink.add(veil)
  }

  private func drawLabel(opacity: Double, into sink: inout some SceneSink) {
    let size = options.size(of: ring.label)
    if opacity <= 0 || size.width <= 0 { return }
    let pill = ring.label.isHint ? hintPill(of: size) : RingLook.pill(of: size, at: ring.place)
    var layer = Layer(
      id: LayerID.pill.rawValue,
      shape: .roundedRect(pill, cornerRadius: pill.size.height / 2),
      fill: options.palette.backdrop, opacity: opacity)
    sink.add(layer)

    layer.id = LayerID.label.rawValue
    layer.shape = .text(slot: ring.label.rawValue, center: pill.center)
    layer.fill = options.palette.text
    sink.add(layer)
  }

  /// The frame of a hint: over the control, so that it covers nothing else.
  func hintPill(of size: Size) -> Rect {
    Rect(center: bounds.center, size: RingLook.pillSize(of: size)).moved(into: viewport)
  }
}
