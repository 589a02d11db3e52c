// The ring of a ConfirmAction: its motion, its dimensions and its place.

/// The moving parts of a ConfirmAction's look, each as a function of time.
struct RingMotion: Hashable, Sendable {
  var place = RingPlace()
  /// True if the control itself fills, in place of a ring.
  var isInPlace = false
  var fill = Animated(0.0)
  var color = Animated(LayerColor.white)
  var scale = Animated(1.0)
  var opacity = Animated(0.0)
  /// The rest of the page's recession, 0…1.
  var veil = Animated(0.0)
  var labelOpacity = Animated(0.0)
  /// The current text of the label, or its last text while it fades.
  var label = ConfirmAction.Label.none

  /// The duration of a change of colour and scale, in seconds.
  private static let change = 0.25
  /// The time that the rest of the page takes to recede, in seconds.
  private static let receding = 0.2
  /// The time that an unconfirmed ring takes to unwind, in seconds.
  private static let unwinding = 0.22
  /// A confirmed ring stays for `hold` seconds, then fades for `fading` seconds.
  private static let hold = 0.35
  private static let fading = 0.25
  /// The time that the label takes to appear or disappear, in seconds.
  private static let labelComing = 0.12

  /// Shows an empty ring at once, while the rest of the page recedes. In place the page recedes later, when the control is
  /// full.
  mutating func appear(at now: Double, options: ConfirmOptions, reducesMotion: Bool) {
    recede(to: isInPlace ? 0 : 1, at: now, reducesMotion: reducesMotion)
    fill.set(0)
    color.set(options.palette.neutral)
    scale.set(1)
    opacity.set(1)
    labelOpacity.set(0)
    label = .none
  }

  /// Shows a hint for as long as it takes to read.
  mutating func show(hint: ConfirmAction.Label, at now: Double) {
    label = hint
    labelOpacity.set(1)
    labelOpacity.animate(
      to: 0, at: now, over: RingMotion.fading, after: ConfirmAction.hintDuration)
  }

  /// Removes the hint, if one is shown.
  mutating func removeHint() {
    if label.isHint { labelOpacity.set(0) }
  }

  /// Animates to the look of a state, if it has a ring.
  mutating func show(
    _ state: ConfirmAction.State, at now: Double, options: ConfirmOptions, reducesMotion: Bool
  ) {
    switch state {
    case .idle:
      return
    case .updating:
      color.animate(to: options.palette.neutral, at: now, over: RingMotion.change)
      labelOpacity.animate(to: 0, at: now, over: RingMotion.labelComing)
    case .selected:
      color.animate(to: options.palette.selected, at: now, over: RingMotion.change)
      show(.confirm, at: now)
    case .confirmed:
      color.animate(to: options.palette.confirmed, at: now, over: RingMotion.change)
      show(.ok, at: now)
    }
    if isInPlace {
      recede(to: state == .updating ? 0 : 1, at: now, reducesMotion: reducesMotion)
      return
    }
    if reducesMotion { return }
    scale.animate(to: RingMotion.scale(of: state), at: now, over: RingMotion.change)
  }

  /// Unwinds the ring of an unconfirmed press, and then hides it.
  mutating func unwind(at now: Double, options: ConfirmOptions, reducesMotion: Bool) {
    labelOpacity.set(0)
    label = .none
    if reducesMotion {
      opacity.set(0)
      veil.set(0)
      return
    }
    let duration = RingMotion.unwinding
    fill.animate(to: 0, at: now, over: duration)
    color.animate(to: options.palette.neutral, at: now, over: duration)
    scale.animate(to: 1, at: now, over: duration)
    veil.animate(to: 0, at: now, over: duration)
    opacity.animate(to: 0, at: now, over: 0, after: duration)
  }

  /// Keeps the ring of a confirmed press for a moment, then fades it out.
  mutating func holdAndFade(at now: Double) {
    opacity.animate(to: 0, at: now, over: RingMotion.fading, after: RingMotion.hold)
    veil.animate(to: 0, at: now, over: RingMotion.hold)
  }

  /// True if anything still moves after a time on the control's clock.
  func isMoving(at now: Double) -> Bool {
    fill.isMoving(at: now) || color.isMoving(at: now) || scale.isMoving(at: now)
      || opacity.isMoving(at: now) || veil.isMoving(at: now) || labelOpacity.isMoving(at: now)
  }

  private mutating func recede(to veiled: Double, at now: Double, reducesMotion: Bool) {
    veil.animate(to: veiled, at: now, over: reducesMotion ? 0 : RingMotion.receding)
  }

  private mutating func show(_ label: ConfirmAction.Label, at now: Double) {
    self.label = label
    labelOpacity.animate(to: 1, at: now, over: RingMotion.labelComing)
  }

  private static func scale(of state: ConfirmAction.State) -> Double {
    switch state {
    case .idle, .updating: 1
    case .selected: 1.1
    case .confirmed: RingPlace.confirmedScale
    }
  }
}

/// The dimensions of a ConfirmAction's look.
enum RingLook {
  /// The width of the ring's line, in radii.
  static let lineWidth = 0.24
  /// The veil's extent, in points: enough to cover any screen from any position on it.
  static let veilReach = 8192.0
  /// In place, the width of the ring or the line around the control, in points.
  static let line = 4.0
  /// In place, the width of the dark glass behind that line, in points. It begins at the control's edge.
  static let halo = 8.0
  /// The gap between the control and the veil, in points.
  static let veilGap = 3.0

  /// The padding of the label's pill, horizontal and vertical, in points.
  private static let padding = Size(width: 10, height: 5)

  static func pillSize(of text: Size) -> Size {
    Size(width: text.width + 2 * padding.width, height: text.height + 2 * padding.height)
  }

  static func pill(of text: Size, at place: RingPlace) -> Rect {
    let size = pillSize(of: text)
    var center = place.labelAnchor
    switch place.labelSide {
    case .above, .below: break
    case .right: center.x += size.width / 2
    case .left: center.x -= size.width / 2
    }
    return Rect(center: center, size: size)
  }
}

/// The place of a ConfirmAction's ring and label. It is chosen when a press begins, and kept until the press ends.
struct RingPlace: Hashable, Sendable {
  /// The side of the ring on which the label is.
  enum LabelSide: Hashable, Sendable {
    case above, below, left, right
  }

  var center = Point.zero
  var diameter = 0.0
  var labelSide = LabelSide.above
  /// The centre of a label above or below the ring, or the middle of the near edge of a label beside it.
  var labelAnchor = Point.zero

  /// The scale of a confirmed ring.
  static let confirmedScale = 1.3
  /// The diameter of the glass disc, in ring diameters.
  static let discScale = 1.14
  /// The gap between the largest disc and the finger's middle or the label, in points.
  private static let gap = 6.0
  /// The height that sizes the ring if a host gives no usable one, in points.
  private static let fallbackHeight = 44.0
  /// The radius of the disc of a confirmed ring, in points.
  var reach: Double { diameter / 2 * RingPlace.discScale * RingPlace.confirmedScale }

  init() {}

  /// Places the ring in view and not under the finger: above the touch by the control's height. If it does not fit there, it
  /// goes below, else beside the touch.
  init(around touch: Point, bounds: Rect, viewport: Rect, options: ConfirmOptions) {
    let isUsable = bounds.size.height > 0 && bounds.size.height.isFinite
    let height = isUsable ? bounds.size.height : RingPlace.fallbackHeight
    diameter = options.ringDiameter ?? height
    let distance = max(options.ringOffset ?? height, reach + RingPlace.gap)
    let side = Size(width: 2 * reach, height: 2 * reach)
    let place = Rect(of: side, beside: touch, clearance: distance - reach, in: viewport)
    // Without enough room, the ring does not shrink. It stays as far from the finger as possible.
    center = Rect(center: place.center, size: side).moved(into: viewport).center
    placeLabel(awayFrom: touch, in: viewport, options: options)
  }

  /// Places the label of a control that fills in place: above it if it fits there, otherwise below.
  init(inPlaceOf bounds: Rect, viewport: Rect, options: ConfirmOptions) {
    center = bounds.center
    diameter =
      (bounds.size.height + 2 * RingLook.halo) / (RingPlace.discScale * RingPlace.confirmedScale)
    placeLabel(awayFrom: Point(x: 0, y: .infinity), in: viewport, options: options)
    if labelSide != .above {
      placeLabel(awayFrom: Point(x: 0, y: -.infinity), in: viewport, options: options)
    }
  }

  /// Places the label on the side away from the finger if it fits there, otherwise beside the ring.
  @inline(never)  // called from three places
  private mutating func placeLabel(
    awayFrom touch: Point, in viewport: Rect, options: ConfirmOptions
  ) {
    let widest = max(options.confirmLabelSize.width, options.okLabelSize.width)
    let tallest = max(options.confirmLabelSize.height, options.okLabelSize.height)
    let pill = RingLook.pillSize(of: Size(width: widest, height: tallest))
    let vertical = reach + RingPlace.gap + pill.height / 2
    let horizontal = reach + RingPlace.gap

    let isRingBelow = center.y > touch.y
    labelSide = isRingBelow ? .below : .above
    labelAnchor = Point(x: center.x, y: center.y + (isRingBelow ? vertical : -vertical))
    let wanted = Rect(center: labelAnchor, size: pill)
    if wanted.minY >= viewport.minY && wanted.maxY <= viewport.maxY {
      labelAnchor.x = wanted.moved(into: viewport).center.x
      return
    }
    let hasRoomRight = center.x + horizontal + pill.width <= viewport.maxX
    labelSide = hasRoomRight ? .right : .left
    labelAnchor = Point(x: center.x + (hasRoomRight ? horizontal : -horizontal), y: center.y)
  }
}
