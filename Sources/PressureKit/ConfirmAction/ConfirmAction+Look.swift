/// Draws the control: its value → layers.
extension ConfirmAction {
  /// The layers it draws, back to front.
  public enum LayerID: UInt8, CaseIterable, Sendable {
    /// The veil over everything but the control or its item, from the edge outward.
    case veil = 1
    /// The area around an armed control whose item is clear. It has no colour, and keeps contacts from the rest of the item.
    case shield
    /// The tint and the edge of a control under a press.
    case surface
    /// The circle that spreads from a confirmed ring.
    case pulse
    /// The control's own shape, without a colour: it clips `fill`.
    case face
    /// The filled part of the control, in place.
    case fill
    /// Two marks at the end of `fill`.
    case tick, secondTick
    /// The dark glass behind `outline`, or behind a ring in place.
    case halo
    /// The line around a control that is full in place.
    case outline
    /// The dark glass behind the ring, with the slot to the finger. In place, the control that has confirmed.
    case disc
    /// The faint full circle.
    case track
    /// The filled part of the circle.
    case ring
    /// The circle on an armed ring.
    case target
    /// The dot in the middle of the ring.
    case dot
    /// The marks that point from the finger to the ring.
    case chevron, secondChevron
    /// The mark of a control that has confirmed.
    case check
    /// The glass behind the label.
    case pill
    /// The label.
    case label
    /// The second text of the label.
    case release
    /// The text of a hint.
    case hint
  }

  /// Draws the veil, the ring and its label above the rest of the page, or a hint. Draws nothing if there is neither. In place it
  /// draws what fills the control.
  public func draw(into sink: inout some SceneSink) {
    var frame = RingFrame(of: self)
    frame.draw(into: &sink)
  }

  /// True if a layer is a part of the control's own look: what moves, turns or clips the control does the same to the layer. The
  /// other layers lie over the whole screen. A host may draw both kinds in different places.
  package func isOwn(_ layer: Layer) -> Bool {
    switch LayerID(rawValue: layer.id) {
    case .veil, .shield, .pill, .label, .release, .hint, nil: false
    case .surface: true
    default: ring.isInPlace
    }
  }

  /// The control for a host that draws the veil over the control's own layers. The veil leaves them clear, also those around the
  /// control.
  package var aboveOwnLayers: ConfirmAction {
    var control = self
    if !isItemClear && !ring.isArmed {
      (control.item, control.itemCornerRadius) = RingFrame(of: self).ownArea
    }
    return control
  }

  /// True if the veil leaves the item clear: it contains the control.
  fileprivate var isItemClear: Bool { item?.inset(by: -1).contains(bounds) == true }

  /// The time for which marks show the next step by moving, in seconds. Then they rest, and the control needs no frames.
  private static let signalling = 3.6

  /// True while marks move to show the next step.
  var isSignalling: Bool {
    press.isActive && !ring.isInPlace && !reducesMotion
      && (state == .confirmed || state == .selected && arming == nil)
      && clock.now - ring.since < ConfirmAction.signalling
  }

  /// The frame of a hint: above the control, or below it without room, so that it covers no title.
  func hintPill(of size: Size) -> Rect {
    let pill = RingLook.hintSize(of: size, height: bounds.size.height)
    let distance = (bounds.size.height + pill.height) / 2 + RingLook.hintGap
    var center = bounds.center
    let isAbove = center.y - distance - pill.height / 2 >= viewport.minY
    center.y += isAbove ? -distance : distance
    return Rect(center: center, size: pill).moved(into: viewport)
  }
}

/// One frame of a ConfirmAction's look.
private struct RingFrame {
  let control: ConfirmAction
  let now: Double
  let opacity: Double
  /// The layer that is drawn next.
  var layer = Layer(id: 0, shape: .arc(center: .zero, radius: 0, sweep: 0))

  var bounds: Rect { control.bounds }
  /// The smaller side of the control, which sizes what is drawn on it and around it.
  var side: Double { min(bounds.size.width, bounds.size.height) }
  /// The radius of the control's corners, which fits it.
  let cornerRadius: Double
  var diameter: Double { control.ring.place.diameter }
  var increasesContrast: Bool { control.options.increasesContrast }
  /// The width of the edge of the glass; 0 without one.
  var rimWidth: Double {
    if control.options.palette.rim.alpha <= 0 { return 0 }
    return increasesContrast ? RingLook.contrastRim : RingLook.rim
  }
  /// The time since the state began, for motions that repeat.
  var time: Double { now - control.ring.since }

  init(of control: ConfirmAction) {
    self.control = control
    now = control.clock.now
    opacity = control.ring.opacity.value(at: now)
    cornerRadius = control.bounds.fitted(control.options.cornerRadius)
  }

  mutating func draw(into sink: inout some SceneSink) {
    if opacity > 0 { drawVeil(into: &sink) }
    drawSurface(into: &sink)
    if opacity > 0 && control.ring.isInPlace && control.options.look != .ring {
      drawFill(into: &sink)
    } else if opacity > 0 {
      drawRing(into: &sink)
    }
    drawLabel(into: &sink)
  }

  /// Adds a layer with these properties, if it is visible.
  @inline(never)  // called from many places
  private mutating func add(
    _ id: ConfirmAction.LayerID, _ shape: LayerShape, fill: LayerColor = .clear,
    stroke: LayerColor = .clear, lineWidth: Double = 0, opacity: Double,
    into sink: inout some SceneSink
  ) {
    // These two take contacts, also while they are invisible.
    if !(opacity > 0 || id == .veil || id == .shield) { return }
    layer.id = id.rawValue
    layer.shape = shape
    layer.fill = fill
    layer.stroke = stroke
    layer.lineWidth = lineWidth
    layer.opacity = min(opacity, 1)
    sink.add(layer)
  }

  // MARK: The page and the control

  /// Draws the veil around the control, or around its item. An armed ring stays without a contact, and the control then recedes
  /// as well.
  private mutating func drawVeil(into sink: inout some SceneSink) {
    let fill = control.ring.fill.value(at: now)
    let veil = control.ring.veil.value(at: now) * (0.3 + 0.7 * fill)
    let color = control.options.palette.veil
    guard let item = control.item, control.isItemClear else {
      addAround(
        .veil, bounds, cornerRadius: cornerRadius, color: color, opacity: veil, into: &sink)
      return
    }
    addAround(
      .veil, item, cornerRadius: item.fitted(control.itemCornerRadius), color: color, opacity: veil,
      into: &sink)
    if control.ring.isArmed {
      addAround(
        .shield, bounds, cornerRadius: cornerRadius, color: .clear, opacity: 0, into: &sink)
    }
  }

  /// Adds a line around a rectangle that is wide enough to cover any screen. Any sink can draw such a shape with a hole.
  private mutating func addAround(
    _ id: ConfirmAction.LayerID, _ hole: Rect, cornerRadius: Double, color: LayerColor,
    opacity: Double, into sink: inout some SceneSink
  ) {
    let reach = RingLook.veilReach
    add(
      id, .roundedRect(hole.inset(by: -reach / 2), cornerRadius: cornerRadius + reach / 2),
      stroke: color, lineWidth: reach, opacity: opacity, into: &sink)
  }

  /// Draws the control under a press: a tint and an edge in the title's colour, which grow with the intention. A hint keeps the
  /// edge: one sees whose hint it is. Only the opacity changes from frame to frame, so that a page lays nothing out.
  private mutating func drawSurface(into sink: inout some SceneSink) {
    var (fill, edge) = (control.options.palette.title, control.options.palette.title)
    let isHint = control.ring.label.isHint
    fill.alpha *= control.ring.isInPlace || isHint ? 0 : 0.1
    if !increasesContrast { edge.alpha *= 0.55 }
    var depth = 0.0
    if control.ring.isArmed && opacity > 0 {
      (fill, edge) = (control.options.palette.veil, .clear)
      depth = control.ring.veil.value(at: now)
    } else if isHint {
      depth = control.ring.labelOpacity.value(at: now)
    } else if opacity > 0 {
      depth = control.ring.pressed.value(at: now) * control.ring.fill.value(at: now)
    }
    add(
      .surface, .roundedRect(bounds, cornerRadius: cornerRadius), fill: fill, stroke: edge,
      lineWidth: increasesContrast ? RingLook.contrastEdge : RingLook.edge, opacity: depth,
      into: &sink)
  }

  /// The area of the control's own layers that are visible, and the radius of its corners.
  var ownArea: (rect: Rect, cornerRadius: Double) {
    let edge = (increasesContrast ? RingLook.contrastEdge : RingLook.edge) / 2
    if control.ring.isInPlace && control.options.look == .ring {
      let circle = roundArea.inset(by: -bounds.size.height * RingLook.roundHalo)
      return (circle, circle.size.width / 2)
    }
    let halo = control.ring.isInPlace ? side * RingLook.halo * control.ring.marks.value(at: now) : 0
    let reach = max(edge, halo)
    return (bounds.inset(by: -reach), cornerRadius + reach)
  }

  /// The square around a control in place that should be round.
  private var roundArea: Rect {
    let side = max(bounds.size.width, bounds.size.height)
    return Rect(center: bounds.center, size: Size(width: side, height: side))
  }

  // MARK: The ring

  /// Draws a ring on a dark circle: at its place, or in place, around the control.
  private mutating func drawRing(into sink: inout some SceneSink) {
    let sweep = control.ring.fill.value(at: now)
    let color = control.ring.color.value(at: now)
    let glow = control.ring.glow.value(at: now)
    let fired = control.ring.check.target
    var center = control.ring.place.center
    var radius = diameter / 2 * control.ring.scale.value(at: now)
    var line = 2 * radius * RingLook.lineWidth
    if control.ring.isInPlace {
      center = bounds.center
      let area = roundArea
      let height = bounds.size.height
      line = height * RingLook.roundLine
      radius = area.size.width / 2 + (height * RingLook.roundHalo + line) / 2
      drawHalo(
        around: area, cornerRadius: area.size.width / 2,
        width: height * RingLook.roundHalo, opacity: opacity * (1 - fired), into: &sink)
      drawFired(into: &sink)
    } else {
      let coming = control.ring.coming.value(at: now)
      let direction = control.ring.place.side.direction
      center.x -= direction.x * 0.15 * diameter * (1 - coming)
      center.y -= direction.y * 0.15 * diameter * (1 - coming)
      radius *= 0.6 + 0.4 * coming
      line *= 0.6 + 0.4 * coming
      drawPulse(around: center, radius: radius, into: &sink)
      drawDisc(
        around: center, radius: radius * RingPlace.discScale,
        color: control.options.palette.backdrop.interpolated(
          to: control.options.palette.confirmed, at: glow), into: &sink)
    }
    let middle = radius - line / 2
    let visible = opacity * (1 - (control.ring.isInPlace ? 1 : glow) * fired)
    var track = control.options.palette.track
    if increasesContrast { track.alpha = max(track.alpha, RingLook.contrastTrack) }
    add(
      .track, .arc(center: center, radius: middle, sweep: 1), stroke: track, lineWidth: line,
      opacity: sweep < 1 ? visible : 0, into: &sink)
    add(
      .ring, .arc(center: center, radius: middle, sweep: sweep),
      fill: control.ring.isArmed && glow == 0 ? color : .clear, stroke: color, lineWidth: line,
      opacity: sweep > 0 ? visible : 0, into: &sink)
    if control.ring.isInPlace { return }
    drawMarks(around: center, scale: 2 * radius / diameter, into: &sink)
    drawCheck(around: center, height: diameter, into: &sink)
  }

  /// Draws the glass behind the ring, which reaches towards the finger once the ring is full.
  private mutating func drawDisc(
    around center: Point, radius: Double, color: LayerColor, into sink: inout some SceneSink
  ) {
    var disc = Rect(center: center, size: Size(width: 2 * radius, height: 2 * radius))
    let more = max(0, followedLength - radius) * control.ring.slot.value(at: now)
    switch control.ring.place.side {
    case .above: disc.size.height += more
    case .left: disc.size.width += more
    case .below:
      disc.size.height += more
      disc.origin.y -= more
    case .right:
      disc.size.width += more
      disc.origin.x -= more
    }
    add(
      .disc, .roundedRect(disc, cornerRadius: radius), fill: color,
      stroke: control.options.palette.rim, lineWidth: rimWidth, opacity: opacity, into: &sink)
  }

  /// The length of the slot from the ring's centre, which shrinks as the finger comes.
  private var followedLength: Double {
    let place = control.ring.place
    if !control.press.isActive { return place.slotLength }
    let direction = place.side.direction
    let (dx, dy) = (
      place.center.x - control.press.position.x, place.center.y - control.press.position.y
    )
    return max(0, min(place.slotLength, dx * direction.x + dy * direction.y))
  }

  /// Draws a circle that spreads from a confirmed ring under a finger: lift.
  private mutating func drawPulse(
    around center: Point, radius: Double, into sink: inout some SceneSink
  ) {
    let glow = control.ring.glow.value(at: now)
    let isShown = control.state == .confirmed && glow > 0
    let part = control.isSignalling ? cycle(of: 1.2) : 0
    add(
      .pulse,
      .arc(
        center: center,
        radius: radius * RingPlace.discScale + (0.12 + 0.2 * part) * diameter, sweep: 1),
      stroke: control.options.palette.confirmed, lineWidth: 0.055 * diameter,
      opacity: isShown ? opacity * 0.7 * (1 - part) * min(1, glow / 0.3) : 0, into: &sink)
  }

  /// The part of a motion that has passed, 0…1, if it repeats after some seconds.
  private func cycle(of period: Double) -> Double {
    let turns = time / period
    return turns - turns.rounded(.down)
  }

  /// Draws the dot, which brightens with the intention, and the chevrons towards it. An armed ring is a target.
  ///
  /// The dot does not grow: a page lays out whatever changes its size.
  private mutating func drawMarks(
    around center: Point, scale: Double, into sink: inout some SceneSink
  ) {
    let dot = control.ring.dot.value(at: now) * (1 - control.ring.check.target) * opacity
    let size = diameter * scale
    if control.ring.isArmed {
      var faint = control.options.palette.text
      faint.alpha *= 0.65
      add(
        .target, .arc(center: center, radius: 0.34 * size, sweep: 1), stroke: faint,
        lineWidth: 0.045 * size, opacity: dot, into: &sink)
    }
    let radius = control.ring.isArmed ? 0.17 : 0.19
    let light = control.ring.isArmed ? 1 : 0.4 + 0.6 * control.ring.fill.value(at: now)
    add(
      .dot, .arc(center: center, radius: radius * size, sweep: 1),
      fill: control.options.palette.text,
      opacity: dot * light, into: &sink)

    let marks = control.ring.marks.value(at: now) * opacity
    if !(marks > 0) { return }
    let length = control.ring.place.slotLength
    // Both must lie between the ring and the end of the slot.
    if length < diameter { return }
    let finger = followedLength
    for turn in 0..<2 {
      let isSecond = turn > 0
      let distance = length - (isSecond ? 0.24 : 0.45) * diameter
      if distance + 0.17 * diameter > finger { continue }
      add(
        isSecond ? .secondChevron : .chevron, chevron(at: distance),
        stroke: control.options.palette.text,
        lineWidth: 0.07 * diameter, opacity: marks * brightness(isSecond: isSecond), into: &sink)
    }
  }

  /// The brightness of a chevron, 0…1: one after the other lights up, towards the ring.
  private func brightness(isSecond: Bool) -> Double {
    if !control.isSignalling { return isSecond ? 0.5 : 1 }
    let distance = cycle(of: 1.1) - (isSecond ? 0.3 : 0.5)
    return 0.5 + 0.5 * max(0, 1 - distance.magnitude / 0.25)
  }

  /// A chevron at a distance from the ring's centre, which points to the ring.
  private func chevron(at distance: Double) -> LayerShape {
    let center = control.ring.place.center
    let towards = control.ring.place.side.direction
    func point(_ along: Double, _ across: Double) -> Point {
      Point(
        x: center.x - towards.x * along + towards.y * across,
        y: center.y - towards.y * along + towards.x * across)
    }
    let (depth, half) = (0.08 * diameter, 0.19 * diameter)
    return .angle(
      start: point(distance + depth, half), corner: point(distance - depth, 0),
      end: point(distance + depth, -half), part: 1)
  }

  /// Draws the mark of a control that has confirmed.
  private mutating func drawCheck(
    around center: Point, height: Double, into sink: inout some SceneSink
  ) {
    func point(_ x: Double, _ y: Double) -> Point {
      Point(x: center.x + x * height, y: center.y + y * height)
    }
    let part = control.ring.check.value(at: now)
    add(
      .check,
      .angle(
        start: point(-0.27, 0.02), corner: point(-0.07, 0.21), end: point(0.28, -0.19), part: part),
      stroke: control.options.palette.check, lineWidth: 0.13 * height,
      opacity: part > 0 ? opacity : 0, into: &sink)
  }

  // MARK: In place

  /// Draws the filled part of the control, and a line around it once it is full.
  private mutating func drawFill(into sink: inout some SceneSink) {
    let shown = opacity * (1 - control.ring.check.target)
    let part = filledPart
    if shown > 0 {
      // It has no colour.
      add(.face, .roundedRect(bounds, cornerRadius: cornerRadius), opacity: shown, into: &sink)
      if part.size.width > 0 && part.size.height > 0 {
        layer.clip = ConfirmAction.LayerID.face.rawValue
        add(
          .fill, .roundedRect(part, cornerRadius: 0), fill: control.options.palette.fill,
          opacity: shown,
          into: &sink)
        layer.clip = 0
        drawTicks(opacity: shown * (1 - control.ring.marks.value(at: now)), into: &sink)
      }
    }
    let marks = opacity * control.ring.marks.value(at: now)
    drawHalo(
      around: bounds, cornerRadius: cornerRadius, width: side * RingLook.halo, opacity: marks,
      into: &sink)
    let line = side * RingLook.line
    add(
      .outline,
      .roundedRect(bounds.inset(by: -line / 2), cornerRadius: cornerRadius + line / 2),
      stroke: control.ring.color.value(at: now), lineWidth: line, opacity: marks, into: &sink)
    drawFired(into: &sink)
  }

  /// Draws the dark glass around the control.
  private mutating func drawHalo(
    around rect: Rect, cornerRadius: Double, width: Double, opacity: Double,
    into sink: inout some SceneSink
  ) {
    add(
      .halo, .roundedRect(rect.inset(by: -width / 2), cornerRadius: cornerRadius + width / 2),
      stroke: control.options.palette.backdrop, lineWidth: width, opacity: opacity, into: &sink)
  }

  /// Draws the control that has confirmed.
  private mutating func drawFired(into sink: inout some SceneSink) {
    add(
      .disc, .roundedRect(bounds, cornerRadius: cornerRadius),
      fill: control.options.palette.confirmed,
      opacity: opacity * control.ring.glow.value(at: now), into: &sink)
    drawCheck(
      around: bounds.center, height: 0.85 * side, into: &sink)
  }

  /// Draws where the filled part ends, at two edges of the control, so that its title stays free.
  private mutating func drawTicks(opacity: Double, into sink: inout some SceneSink) {
    let part = filledPart
    let isRising = control.options.look == .rise
    let (thick, long) = (0.06 * side, 0.25 * side)
    let size = isRising ? Size(width: long, height: thick) : Size(width: thick, height: long)
    let front = control.options.isRightToLeft ? part.minX : part.maxX
    layer.clip = ConfirmAction.LayerID.face.rawValue
    for turn in 0..<2 {
      let isSecond = turn > 0
      let center =
        isRising
        ? Point(x: isSecond ? bounds.maxX - long / 2 : bounds.minX + long / 2, y: part.minY)
        : Point(x: front, y: isSecond ? bounds.maxY - long / 2 : bounds.minY + long / 2)
      add(
        isSecond ? .secondTick : .tick,
        .roundedRect(Rect(center: center, size: size), cornerRadius: thick / 2),
        fill: control.options.palette.title, opacity: opacity, into: &sink)
    }
    layer.clip = 0
  }

  /// The part of the control that is filled, which ends at a straight edge.
  private var filledPart: Rect {
    let fill = control.ring.fill.value(at: now)
    var part = bounds
    if control.options.look == .rise {
      part.size.height *= fill
      part.origin.y = bounds.maxY - part.size.height
    } else {
      part.size.width *= fill
      if control.options.isRightToLeft { part.origin.x = bounds.maxX - part.size.width }
    }
    return part
  }

  // MARK: The label

  private mutating func drawLabel(into sink: inout some SceneSink) {
    let isHint = control.ring.label.isHint
    let size = control.options.drawnSize(of: control.ring.label)
    let labelOpacity = control.ring.labelOpacity.value(at: now)
    let shown = isHint ? labelOpacity : opacity * labelOpacity
    if shown <= 0 || size.width <= 0 { return }
    let pill = isHint ? control.hintPill(of: size) : RingLook.pill(of: size, at: control.ring.place)
    add(
      .pill, .roundedRect(pill, cornerRadius: pill.size.height / 2),
      fill: control.options.palette.backdrop, stroke: control.options.palette.rim,
      lineWidth: rimWidth, opacity: shown, into: &sink)
    if isHint {
      drawText(
        .hint, control.ring.label, at: pill.center, control.options.palette.text, opacity: shown,
        into: &sink)
      return
    }
    let isOK = control.ring.label != .confirm
    let hasTwo = isOK && control.options.letGoLabelSize.width > 0
    let sign = control.options.isRightToLeft ? -1.0 : 1
    func center(of width: Double, at end: Double) -> Point {
      Point(x: pill.center.x + sign * end * (size.width - width) / 2, y: pill.center.y)
    }
    drawText(
      .label, isOK ? .ok : .confirm,
      at: hasTwo ? center(of: control.options.okLabelSize.width, at: -1) : pill.center,
      isOK ? control.options.palette.confirmed : control.options.palette.text, opacity: shown,
      into: &sink)
    if hasTwo {
      drawText(
        .release, .letGo, at: center(of: control.options.letGoLabelSize.width, at: 1),
        control.options.palette.text,
        opacity: shown, into: &sink)
    }
  }

  private mutating func drawText(
    _ id: ConfirmAction.LayerID, _ label: ConfirmAction.Label, at center: Point,
    _ color: LayerColor, opacity: Double, into sink: inout some SceneSink
  ) {
    add(
      id, .text(slot: label.rawValue, center: center), fill: color, opacity: opacity, into: &sink)
  }
}
