/// Where a ConfirmAction's ring and its label are: decided as a press begins, kept until its end.
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
