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
    /// The control's own shape, without a colour: it clips `fill`.
    case face
    /// The filled part of the control, in place.
    case fill
    /// The dark glass behind `outline`.
    case halo
    /// The line around a control that is full in place.
    case outline
    /// The glass behind the label.
    case pill
    /// The label.
    case label
  }

  /// Draws the veil, the ring and its label above the rest of the page, or a hint. Draws nothing if there is neither. In place it
  /// draws what fills the control.
  public func draw(into sink: inout some SceneSink) {
    let opacity = ring.opacity.value(at: clock.now)
    if opacity > 0 {
      drawVeil(into: &sink)
      if ring.isInPlace && options.look != .ring {
        drawFill(opacity: opacity, into: &sink)
      } else {
        drawRing(opacity: opacity, into: &sink)
      }
    }
    let labelOpacity = ring.labelOpacity.value(at: clock.now)
    drawLabel(opacity: ring.label.isHint ? labelOpacity : opacity * labelOpacity, into: &sink)
  }

  /// Draws a ring on a dark circle: at its place, or in place, around the control.
  private func drawRing(opacity: Double, into sink: inout some SceneSink) {
    var center = ring.place.center
    var radius = ring.place.diameter / 2 * ring.scale.value(at: clock.now)
    var lineWidth = radius * RingLook.lineWidth
    var circle = Layer(
      id: LayerID.disc.rawValue,
      shape: .arc(center: center, radius: radius * RingPlace.discScale, sweep: 1),
      fill: options.palette.backdrop, opacity: opacity)
    if ring.isInPlace {
      center = bounds.center
      let middle = (max(bounds.size.width, bounds.size.height) + RingLook.halo) / 2
      lineWidth = RingLook.line
      radius = middle + lineWidth / 2
      circle.shape = .arc(center: center, radius: middle, sweep: 1)
      circle.stroke = circle.fill
      circle.fill = .clear
      circle.lineWidth = RingLook.halo
    }
    sink.add(circle)

    circle.id = LayerID.track.rawValue
    circle.shape = .arc(center: center, radius: radius - lineWidth / 2, sweep: 1)
    circle.fill = .clear
    circle.stroke = options.palette.track
    circle.lineWidth = lineWidth
    sink.add(circle)

    let sweep = ring.fill.value(at: clock.now)
    if sweep > 0 {
      circle.id = LayerID.ring.rawValue
      circle.shape = .arc(center: center, radius: radius - lineWidth / 2, sweep: sweep)
      circle.stroke = ring.color.value(at: clock.now)
      sink.add(circle)
    }
  }

  /// Draws the filled part of the control, and a line around it once it is full.
  private func drawFill(opacity: Double, into sink: inout some SceneSink) {
    let radius = cornerRadius(of: bounds, options.cornerRadius)
    var layer = Layer(
      id: LayerID.face.rawValue, shape: .roundedRect(bounds, cornerRadius: radius), opacity: opacity
    )
    sink.add(layer)
    let part = filledPart
    if part.size.width > 0 && part.size.height > 0 {
      layer.id = LayerID.fill.rawValue
      layer.shape = .roundedRect(part, cornerRadius: 0)
      layer.fill = options.palette.fill
      layer.clip = LayerID.face.rawValue
      sink.add(layer)
      layer.fill = .clear
      layer.clip = 0
    }
    layer.opacity *= ring.veil.value(at: clock.now)
    if layer.opacity <= 0 { return }
    let gap = RingLook.halo / 2
    layer.id = LayerID.halo.rawValue
    layer.shape = .roundedRect(bounds.inset(by: -gap), cornerRadius: radius + gap)
    layer.stroke = options.palette.backdrop
    layer.lineWidth = RingLook.halo
    sink.add(layer)
    layer.id = LayerID.outline.rawValue
    layer.stroke = ring.color.value(at: clock.now)
    layer.lineWidth = RingLook.line
    sink.add(layer)
  }

  /// The part of the control that is filled, which ends at a straight edge.
  private var filledPart: Rect {
    let fill = ring.fill.value(at: clock.now)
    var part = bounds
    if options.look == .rise {
      part.size.height *= fill
      part.origin.y = bounds.maxY - part.size.height
    } else {
      part.size.width *= fill
      if options.isRightToLeft { part.origin.x = bounds.maxX - part.size.width }
    }
    return part
  }

  /// Draws a line around the control that is wide enough to cover any screen. Any sink can draw such a shape with a hole.
  @inline(never)  // larger than a call
  private func drawVeil(into sink: inout some SceneSink) {
    let reach = RingLook.veilReach
    let hole = bounds.inset(by: -RingLook.veilGap)
    let radius = cornerRadius(of: hole, options.cornerRadius + RingLook.veilGap)
    var veil = Layer(
      id: LayerID.veil.rawValue,
      shape: .roundedRect(
        hole.inset(by: -reach / 2), cornerRadius: radius + reach / 2),
      stroke: options.palette.veil, opacity: ring.veil.value(at: clock.now))
    veil.lineWidth = reach
    sink.add(veil)
  }

  /// A corner radius that fits a rectangle.
  private func cornerRadius(of rect: Rect, _ radius: Double) -> Double {
    max(0, min(radius, rect.size.width / 2, rect.size.height / 2))
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
