// The ring of a ConfirmAction: its motion, its measures and its place.

/// The parts of a ConfirmAction's look that move, each as a function of time.
struct RingMotion: Hashable, Sendable {
  var place = RingPlace()
  var fill = Animated(0.0)
  var color = Animated(LayerColor.white)
  var scale = Animated(1.0)
  var opacity = Animated(0.0)
  /// How far the rest of the page has receded, 0…1.
  var veil = Animated(0.0)
  var labelOpacity = Animated(0.0)
  /// Which text the label shows, or showed last while it fades.
  var label = ConfirmAction.Label.none

  /// Colour and scale change over this many seconds.
  private static let change = 0.25
  /// The rest of the page recedes in this many seconds.
  private static let receding = 0.2
  /// An unconfirmed ring unwinds in this many seconds.
  private static let unwinding = 0.22
  /// A fired ring stays green for this many seconds, then takes `fading` to go.
  private static let hold = 0.35
  private static let fading = 0.25
  /// The label comes in this many seconds.
  private static let labelComing = 0.12

  /// Shows an empty ring at once; the rest of the page recedes.
  mutating func appear(at now: Double, options: ConfirmOptions, reducesMotion: Bool) {
    veil.animate(to: 1, at: now, over: reducesMotion ? 0 : RingMotion.receding)
    fill.set(0)
    color.set(options.palette.neutral)
    scale.set(1)
    opacity.set(1)
    labelOpacity.set(0)
    label = .none
  }

  /// Shows a hint for as long as it takes to be read.
  mutating func show(hint: ConfirmAction.Label, at now: Double) {
    label = hint
    labelOpacity.set(1)
    labelOpacity.animate(
      to: 0, at: now, over: RingMotion.fading, after: ConfirmAction.hintDuration)
  }

  /// Shows no hint, if it shows one.
  mutating func removeHint() {
    if label.isHint { labelOpacity.set(0) }
  }

  /// Takes on the look of a state in which a ring is to be seen.
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
    if reducesMotion { return }
    scale.animate(to: RingMotion.scale(of: state), at: now, over: RingMotion.change)
  }

  /// Goes as one that came to nothing: it unwinds and is gone.
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

  /// Goes as one that fired: it stays as it is for a moment, then fades.
  mutating func holdAndFade(at now: Double) {
    opacity.animate(to: 0, at: now, over: RingMotion.fading, after: RingMotion.hold)
    veil.animate(to: 0, at: now, over: RingMotion.hold)
  }

  /// Whether any of it still moves after a time on the control's clock.
  func isMoving(at now: Double) -> Bool {
    fill.isMoving(at: now) || color.isMoving(at: now) || scale.isMoving(at: now)
      || opacity.isMoving(at: now) || veil.isMoving(at: now) || labelOpacity.isMoving(at: now)
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

/// The measures of a ConfirmAction's look.
enum RingLook {
  /// The ring's line, in radii.
  static let lineWidth = 0.24
  /// How far the veil reaches, in points: over any screen, from any place of it.
  static let veilReach = 8192.0
  /// Between the control and the veil, in points.
  static let veilGap = 3.0

  /// What the label's pill adds to the text to the left and right, and above and below, in points.
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

/// The place of a ConfirmAction's ring and label: chosen as a press begins, and kept until it ends.
struct RingPlace: Hashable, Sendable {
  /// Where the label is, seen from the ring.
  enum LabelSide: Hashable, Sendable {
    case above, below, left, right
  }

  var center = Point.zero
  var diameter = 0.0
  var labelSide = LabelSide.above
  /// Of a label above or below, its centre; of one beside the ring, the middle of its near edge.
  var labelAnchor = Point.zero

  /// How much larger a confirmed ring is.
  static let confirmedScale = 1.3
  /// The glass disc's diameter, in ring diameters.
  static let discScale = 1.14
  /// Between the finger's middle or the label, and the disc at its largest, in points.
  private static let gap = 6.0
  /// What a ring is measured by when a host gives no usable height, in points.
  private static let fallbackHeight = 44.0
  /// How far the disc of a confirmed ring reaches, in points.
  var reach: Double { diameter / 2 * RingPlace.discScale * RingPlace.confirmedScale }

  init() {}

  /// Puts the ring a control's height above the touch, in view and not under the finger: if it does
  /// not fit above, below; if neither fits, beside it.
  init(around touch: Point, bounds: Rect, viewport: Rect, options: ConfirmOptions) {
    let isUsable = bounds.size.height > 0 && bounds.size.height.isFinite
    let height = isUsable ? bounds.size.height : RingPlace.fallbackHeight
    diameter = options.ringDiameter ?? height
    let distance = max(options.ringOffset ?? height, reach + RingPlace.gap)
    let side = Size(width: 2 * reach, height: 2 * reach)
    let place = Rect(of: side, beside: touch, clearance: distance - reach, in: viewport)
    // Where it does not fit it is not smaller, but as far from the finger as it can be.
    center = Rect(center: place.center, size: side).moved(into: viewport).center
    placeLabel(awayFrom: touch, in: viewport, options: options)
  }

  /// Puts the label on the side away from the finger if it fits there, else where it does.
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
