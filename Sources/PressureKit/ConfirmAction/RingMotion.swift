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
  /// The scale of a full ring.
  static let armedScale = 1.1

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
    case .selected: armedScale
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

/// The place of a ConfirmAction's ring and label. It is chosen when a press begins, and kept until the press ends. An armed ring
/// may go to another place.
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

  /// Places the label on one of the sides where it fits, by its number. The first side is away from the finger, and the others
  /// are across. Without such a side, leaves the label on the last one and returns false.
  @inline(never)  // called from several places
  @discardableResult
  private mutating func placeLabel(
    awayFrom touch: Point, in viewport: Rect, options: ConfirmOptions, isBeside: Bool = false,
    number: UInt8 = 0
  ) -> Bool {
    let widest = max(options.confirmLabelSize.width, options.okLabelSize.width)
    let tallest = max(options.confirmLabelSize.height, options.okLabelSize.height)
    let pill = RingLook.pillSize(of: Size(width: widest, height: tallest))
    let distance = reach + RingPlace.gap

    var remaining = number
    for turn in 0..<3 {
      let isAcross = isBeside == (turn == 0)
      let isForward =
        turn > 0 ? isAcross == (turn == 1) : isBeside ? center.x > touch.x : center.y > touch.y
      let sign = isForward ? 1.0 : -1
      labelAnchor = center
      let isInView: Bool
      if isAcross {
        labelSide = isForward ? .right : .left
        labelAnchor.x += sign * distance
        let end = labelAnchor.x + sign * pill.width
        isInView = end >= viewport.minX && end <= viewport.maxX
      } else {
        labelSide = isForward ? .below : .above
        labelAnchor.y += sign * (distance + pill.height / 2)
        let wanted = Rect(center: labelAnchor, size: pill)
        isInView = wanted.minY >= viewport.minY && wanted.maxY <= viewport.maxY
        labelAnchor.x = wanted.moved(into: viewport).center.x
      }
      if !isInView { continue }
      if remaining == 0 { return true }
      remaining -= 1
    }
    return false
  }
}

/// The search for a place of an armed ring where no other control lies.
///
/// The host knows the other controls and the core knows the places. Therefore the control asks the host about one area after
/// another: about each place of the ring, and if that is free, about the sides of its label. The first place with a free ring
/// and a free label is kept. Without such a place it is the first with a free ring, and otherwise the place of a press.
struct RingSearch: Hashable, Sendable {
  /// The subject of the next question to the host.
  enum Question: Hashable, Sendable {
    case ring, label, none
  }

  /// The number of the ring's place, as `RingPlace` counts them.
  var place: UInt8 = 0
  /// The number of the label's side.
  var label: UInt8 = 0
  var question = Question.ring
  /// True if the control has moved with the ring: the place stays if it is still free.
  var isKept = false
  /// The first place with a free ring; `nowhere` if there was none yet.
  var fallback = RingSearch.nowhere

  /// The number of places on each side of the control.
  static let steps: UInt8 = 8
  /// The number of the last place. There are two places on the control.
  static let last = 4 * steps + 2
  static let nowhere = UInt8.max

  /// Takes the host's answer to the question.
  mutating func take(_ isTaken: Bool, hasLabel: Bool) {
    switch question {
    case .none: break
    case .label where isTaken: label += 1
    case .label: question = .none
    case .ring where isTaken: skip()
    case .ring where isKept || !hasLabel: question = .none
    case .ring:
      if fallback == RingSearch.nowhere { fallback = place }
      question = .label
    }
  }

  /// Goes to the next place. A search that kept a place begins again, and the last place ends the search.
  @inline(never)  // called from two places
  mutating func skip() {
    let isNew = isKept && place > 0
    let next = isNew ? 0 : place + 1
    self = RingSearch(place: next, fallback: isKept ? RingSearch.nowhere : fallback)
    if place <= RingSearch.last { return }
    place = fallback == RingSearch.nowhere ? 0 : fallback
    fallback = RingSearch.nowhere
    question = .none
  }

  /// Asks again, first about the present place.
  mutating func keep() {
    question = .ring
    isKept = true
    fallback = RingSearch.nowhere
  }
}
