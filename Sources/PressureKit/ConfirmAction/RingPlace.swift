/// A side of a ring or a control.
enum Side: UInt8, Hashable, Sendable {
  case right, left, above, below

  var opposite: Side {
    switch self {
    case .right: .left
    case .left: .right
    case .above: .below
    case .below: .above
    }
  }

  var isAcross: Bool { self == .right || self == .left }

  /// The direction to this side.
  var direction: Point {
    switch self {
    case .right: Point(x: 1, y: 0)
    case .left: Point(x: -1, y: 0)
    case .above: Point(x: 0, y: -1)
    case .below: Point(x: 0, y: 1)
    }
  }
}

/// The place of a ConfirmAction's ring and label. It is chosen when a press begins, and kept until the press ends. An armed ring
/// may go to another place.
struct RingPlace: Hashable, Sendable {
  var center = Point.zero
  var diameter = 0.0
  /// The side of the finger on which the ring is.
  var side = Side.above
  /// The length of the slot from the ring's centre towards the finger, in points.
  var slotLength = 0.0
  var labelSide = Side.above
  /// The centre of a label above or below the ring, or the middle of the near edge of a label beside it.
  var labelAnchor = Point.zero

  /// The scale of a confirmed ring that is larger than a finger.
  static let confirmedScale = 1.3
  /// The diameter of the glass disc, in ring diameters.
  static let discScale = 1.16
  /// The least diameter of a confirmed ring, in points: smaller ones would be hidden by the finger.
  private static let leastConfirmed = 52.0
  /// The radius of a finger, in points, with a gap.
  private static let finger = 26.0
  /// The gap between the largest disc and the finger's middle or the label, in points.
  private static let gap = 8.0
  /// The least diameter of a ring, in points, unless the app sets one: a button may be lower than a finger can hit.
  private static let leastDiameter = 28.0
  /// The height that sizes the ring if a host gives no usable one, in points.
  private static let fallbackHeight = 44.0
  /// The scale of this ring when it is confirmed.
  var confirmedScale: Double {
    max(RingPlace.confirmedScale, diameter > 0 ? RingPlace.leastConfirmed / diameter : 0)
  }
  /// The radius of the disc of a confirmed ring, in points.
  var reach: Double { diameter / 2 * RingPlace.discScale * confirmedScale }

  init() {}

  /// Places the ring in view and not under the finger: above the touch and the control. If it does not fit there, it goes below,
  /// else beside the touch.
  init(around touch: Point, bounds: Rect, viewport: Rect, options: ConfirmOptions) {
    let isUsable = bounds.size.height > 0 && bounds.size.height.isFinite
    let height = isUsable ? bounds.size.height : RingPlace.fallbackHeight
    // The ring of a high and narrow control would be too large.
    let smaller = bounds.size.width > 0 ? min(height, bounds.size.width) : height
    diameter = options.ringDiameter ?? max(smaller, RingPlace.leastDiameter)
    center = touch
    let isFree = free(from: touch, bounds: bounds, viewport: viewport, options: options)
    if !isFree {
      // Without enough room, the ring does not shrink. It stays as far from the finger as possible.
      let extent = Size(width: 2 * reach, height: 2 * reach)
      let distance = max(options.ringOffset ?? 1.2 * diameter, reach + RingPlace.gap)
      let place = Rect(of: extent, beside: touch, clearance: distance - reach, in: viewport)
      center = Rect(center: place.center, size: extent).moved(into: viewport).center
      let (dx, dy) = (center.x - touch.x, center.y - touch.y)
      side = dx.magnitude > dy.magnitude ? dx > 0 ? .right : .left : dy > 0 ? .below : .above
    }
    slotLength = slotLength(to: touch, bounds: bounds)
    placeLabel(awayFrom: touch, in: viewport, options: options)
  }

  /// Places the ring on the first side of the touch where it has room. Returns false if there is none.
  private mutating func free(
    from touch: Point, bounds: Rect, viewport: Rect, options: ConfirmOptions
  ) -> Bool {
    let extent = 2 * max(0.9 * diameter, reach)
    let area = viewport.inset(by: options.ringOffset == nil ? RingPlace.gap : 0)
    let isRoomyLeft = touch.x - viewport.minX > viewport.maxX - touch.x
    for turn in 0..<4 {
      side = turn == 0 ? .above : turn == 1 ? .below : (turn == 2) == isRoomyLeft ? .left : .right
      let toEdge =
        switch side {
        case .above: touch.y - bounds.minY
        case .below: bounds.maxY - touch.y
        case .left: touch.x - bounds.minX
        case .right: bounds.maxX - touch.x
        }
      let distance =
        options.ringOffset.map { max($0, reach + RingPlace.gap) }
        ?? max(1.85 * diameter, 0.9 * diameter + 32, toEdge + 1.2 * diameter)
      let wanted = Point(
        x: touch.x + side.direction.x * distance, y: touch.y + side.direction.y * distance)
      let place = Rect(center: wanted, size: Size(width: extent, height: extent))
        .moved(into: area)
      let moved = side.isAcross ? place.center.x - wanted.x : place.center.y - wanted.y
      // It may move along the control, but not towards the touch.
      if moved.magnitude < 1e-6 && area.contains(place) {
        center = place.center
        return true
      }
    }
    return false
  }

  /// The distance from the ring's centre to the nearer of the control and the finger, with a gap.
  private func slotLength(to touch: Point, bounds: Rect) -> Double {
    let (toTouch, toEdge) =
      switch side {
      case .above: (touch.y - center.y, bounds.minY - center.y)
      case .below: (center.y - touch.y, center.y - bounds.maxY)
      case .left: (touch.x - center.x, bounds.minX - center.x)
      case .right: (center.x - touch.x, center.x - bounds.maxX)
      }
    return max(0, min(toTouch - RingPlace.finger, toEdge - 0.09 * diameter))
  }

  /// Places the label of a control that fills in place: above it if it fits there, otherwise below. The label of a round control
  /// may be beside it.
  init(inPlaceOf bounds: Rect, viewport: Rect, options: ConfirmOptions) {
    center = bounds.center
    let halo = options.look == .ring ? RingLook.roundHalo : RingLook.halo
    // The reach is then the distance from the centre to the outer edge of the glass.
    let isRound = options.look == .ring
    diameter = (isRound ? max(bounds.size.width, bounds.size.height) : bounds.size.height)
    diameter +=
      2 * halo * (isRound ? bounds.size.height : min(bounds.size.width, bounds.size.height))
    let reach = diameter / 2 + (isRound ? RingPlace.gap : RingPlace.gap / 2)
    for turn in 0..<2 {
      let end = turn == 0 ? Double.infinity : -.infinity
      let hasPlace = placeLabel(
        awayFrom: Point(x: center.x, y: end), in: viewport, options: options, reach: reach,
        staysUpright: !isRound)
      if hasPlace { return }
    }
  }

  /// Moves the ring of an armed control from its first place, that of a press, to the search's place. Returns false if that
  /// place is out of view, on the control or at the touch.
  ///
  /// After the first place come some places on each side of the control, from its edge outward: beside it where it has more
  /// room, beside it on the other side, below and above. The last two are on the control, beside the touch.
  mutating func move(
    to search: RingSearch, around touch: Point, bounds: Rect, viewport: Rect,
    options: ConfirmOptions
  ) -> Bool {
    if search.place == 0 && search.label == 0 { return true }
    var isBeside = false
    if search.place > 0 {
      let group = (search.place - 1) / RingSearch.steps
      let step = (search.place - 1) % RingSearch.steps
      let isOnControl = group > 3
      isBeside = group < 2 || isOnControl
      // On the control a step is a side.
      let isFirst = (isOnControl ? step : group) & 1 == 0
      let isRoomyLeft = bounds.minX - viewport.minX > viewport.maxX - bounds.maxX
      let isForward = isFirst != (isBeside && isRoomyLeft)

      let target = max(ConfirmAction.leastTarget, diameter * RingMotion.armedScale)
      let extent = max(2 * reach, target)
      var distance = max(reach, target / 2 + options.tapSlop) + RingPlace.gap
      center = Point(x: touch.x, y: bounds.center.y)
      if !isOnControl {
        if isBeside { center.x = bounds.center.x }
        distance += (isBeside ? bounds.size.width : bounds.size.height) / 2
        distance += Double(step) * extent
      }
      if !isForward { distance = -distance }
      if isBeside { center.x += distance } else { center.y += distance }
      let hasRoom = extent <= min(viewport.size.width, viewport.size.height)
      if !hasRoom || !viewport.contains(center) { return false }
      let place = Rect(center: center, size: Size(width: extent, height: extent))
        .moved(into: viewport)
      center = place.center
      let taps = Rect(center: center, size: Size(width: target, height: target))
      if taps.inset(by: -options.tapSlop).contains(touch) { return false }
      if !isOnControl && place.overlaps(bounds) { return false }
    }
    return placeLabel(
      awayFrom: touch, in: viewport, options: options, isBeside: isBeside, number: search.label)
      || search.label == 0
  }

  /// Places the label on one of the sides where it fits, by its number. Near the left or right edge of the viewport, the first
  /// side is towards the middle. The next is away from the finger, and no side is towards the finger. The label of a ring beside
  /// its control goes above or below it first: beside it are the words of the control's row. Without such a side, leaves the
  /// label on the last one and returns false.
  @inline(never)  // called from several places
  @discardableResult
  private mutating func placeLabel(
    awayFrom touch: Point, in viewport: Rect, options: ConfirmOptions, isBeside: Bool = false,
    number: UInt8 = 0, reach: Double? = nil, staysUpright: Bool = false
  ) -> Bool {
    let (confirm, ok) = (options.drawnSize(of: .confirm), options.drawnSize(of: .ok))
    let widest = Size(
      width: max(confirm.width, ok.width), height: max(confirm.height, ok.height))
    let pill = RingLook.labelSize(of: widest)
    let distance = reach ?? self.reach + RingPlace.gap

    let away: Side =
      isBeside ? center.x > touch.x ? .right : .left : center.y > touch.y ? .below : .above
    let third = viewport.size.width / 3
    let isOuter = !staysUpright && (center.x - viewport.center.x).magnitude > third / 2
    var (first, second) = (away, away)
    if isBeside {
      (first, second) = (.above, .below)
    } else if isOuter {
      first = center.x > viewport.center.x ? .left : .right
    }
    if first == away.opposite { first = away }
    var remaining = number
    for turn: UInt8 in 0..<6 {
      let wanted = turn == 0 ? first : turn == 1 ? second : Side(rawValue: turn - 2) ?? away
      let isTried = turn > 0 && wanted == first || turn > 1 && wanted == second
      if isTried || wanted == away.opposite || staysUpright && wanted.isAcross { continue }
      labelSide = wanted
      labelAnchor = center
      let isInView: Bool
      let direction = wanted.direction
      if wanted.isAcross {
        labelAnchor.x += direction.x * distance
        let end = labelAnchor.x + direction.x * pill.width
        isInView = end >= viewport.minX && end <= viewport.maxX
      } else {
        labelAnchor.y += direction.y * (distance + pill.height / 2)
        let label = Rect(center: labelAnchor, size: pill)
        isInView = label.minY >= viewport.minY && label.maxY <= viewport.maxY
        labelAnchor.x = label.moved(into: viewport).center.x
      }
      if !isInView { continue }
      if remaining == 0 { return true }
      remaining -= 1
    }
    return false
  }
}
