/// The moving parts of a ConfirmAction's look, each as a function of time.
struct RingMotion: Hashable, Sendable {
  var place = RingPlace()
  /// True if the control itself fills, in place of a ring.
  var isInPlace = false
  /// True if the ring waits without a contact for a second act.
  var isArmed = false
  var fill = Animated(0.0)
  var color = RingColor()
  var scale = Spring(1)
  /// The appearance of the ring, 0…1.
  var coming = Spring(1)
  var opacity = Animated(0.0)
  /// The depth of the control under the press, 0…1, before the intention counts.
  var pressed = Animated(0.0)
  /// The rest of the page's recession, 0…1, before the intention counts.
  var veil = Animated(0.0)
  /// The length of the slot, in parts of its whole length.
  var slot = Spring(0)
  /// The opacity of the marks of a full ring or control: the chevrons, or the line around the control.
  var marks = Animated(0.0)
  var dot = Animated(1.0)
  /// The part of the confirmed colour in the glass, 0…1.
  var glow = Animated(0.0)
  /// The drawn part of the check mark, 0…1.
  var check = Animated(0.0)
  var labelOpacity = Animated(0.0)
  /// The current text of the label, or its last text while it fades.
  var label = ConfirmAction.Label.none
  /// The time at which the present state began, for motions that repeat.
  var since = 0.0

  /// The time that the label and the marks take to appear or disappear, in seconds.
  private static let change = 0.12
  /// The time from a full ring to its slot, in seconds.
  private static let pause = 0.06
  /// The rest of the page begins to recede after `calm` seconds, for `receding` seconds. So a click does not flash.
  private static let calm = 0.08
  private static let receding = 0.17
  /// The time that an unconfirmed ring takes to unwind, in seconds.
  private static let unwinding = 0.22
  /// A confirmed ring stays for `hold` seconds, then fades for `fading` seconds.
  private static let hold = 0.35
  private static let fading = 0.2
  /// The scale of a full ring.
  static let armedScale = 1.1

  private static let arriving = Spring.Character(response: 0.22, damping: 0.75)
  private static let filling = Spring.Character(response: 0.32, damping: 0.5)
  private static let opening = Spring.Character(response: 0.32, damping: 0.7)
  private static let reaching = Spring.Character(response: 0.3, damping: 0.6)
  private static let firing = Spring.Character(response: 0.25, damping: 0.5)

  /// Shows an empty ring, while the rest of the page recedes.
  mutating func appear(at now: Double, options: ConfirmOptions, reducesMotion: Bool) {
    // A contact that flickers does not make the ring blink.
    let isBack = opacity.value(at: now) > 0
    var shown = RingMotion()
    shown.place = place
    shown.isInPlace = isInPlace
    shown.color.set(options.palette.neutral)
    shown.pressed.set(1)
    shown.opacity.set(1)
    if reducesMotion {
      shown.veil.animate(to: 1, at: now, over: 0, after: RingMotion.calm)
    } else {
      shown.veil.animate(to: 1, at: now, over: RingMotion.receding, after: RingMotion.calm)
      if !isBack {
        // Not 0, so that hosts show their overlay at once.
        shown.opacity.set(0.01)
        shown.opacity.animate(to: 1, at: now, over: RingMotion.calm)
        shown.coming.set(0)
        shown.coming.pull(to: 1, at: now, as: RingMotion.arriving)
      }
    }
    self = shown
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
    if state == .idle { return }
    since = now
    let change = reducesMotion ? 0 : RingMotion.change
    let isFull = state == .selected
    switch state {
    case .idle, .updating:
      color.change(to: options.palette.neutral, at: now)
      labelOpacity.animate(to: 0, at: now, over: change)
    case .selected:
      color.change(to: options.palette.selected, at: now)
      show(.confirm, at: now, over: change)
    case .confirmed:
      color.change(to: options.palette.confirmed, at: now)
      show(.ok, at: now, over: change)
    }
    if isInPlace {
      marks.animate(to: state == .updating ? 0 : 1, at: now, over: change)
      return
    }
    dot.animate(to: state == .confirmed ? 0 : 1, at: now, over: min(change, RingMotion.calm))
    glow.animate(to: state == .confirmed ? 0.3 : 0, at: now, over: 2 * change)
    let hasSlot = isFull && !isArmed
    marks.animate(
      to: hasSlot ? 1 : 0, at: now, over: change,
      after: hasSlot && !reducesMotion ? RingMotion.pause : 0)
    if reducesMotion {
      slot.set(hasSlot ? 1 : 0)
      scale.set(state == .confirmed ? place.confirmedScale / RingPlace.confirmedScale : 1)
      return
    }
    slot.pull(
      to: hasSlot ? 1 : 0, at: now, as: hasSlot ? RingMotion.opening : RingMotion.arriving,
      after: hasSlot ? RingMotion.pause : 0)
    let isJustFull = isFull && scale.target == 1
    scale.pull(
      to: scale(of: state), at: now, as: isJustFull ? RingMotion.filling : RingMotion.reaching,
      kick: isJustFull ? 4.7 : 0)
  }

  /// Shows the ring of an armed control: full at once, and solid.
  mutating func arm() {
    isArmed = true
    fill.set(1)
    pressed.set(0)
  }

  /// Unwinds the ring of an unconfirmed press, and then hides it.
  mutating func unwind(at now: Double, options: ConfirmOptions, reducesMotion: Bool) {
    labelOpacity.set(0)
    label = .none
    let duration = reducesMotion ? 0 : RingMotion.unwinding
    fill.animate(to: 0, at: now, over: duration)
    color.change(to: options.palette.neutral, at: now)
    if reducesMotion { scale.set(1) } else { scale.pull(to: 1, at: now, as: RingMotion.arriving) }
    slot.set(0)
    marks.set(0)
    glow.animate(to: 0, at: now, over: duration)
    pressed.animate(to: 0, at: now, over: duration)
    veil.animate(to: 0, at: now, over: duration)
    opacity.animate(to: 0, at: now, over: duration / 3, after: duration * 2 / 3)
  }

  /// Shows a check mark for a moment, then fades out.
  mutating func holdAndFade(at now: Double, reducesMotion: Bool) {
    since = now
    let change = reducesMotion ? 0 : RingMotion.change
    glow.animate(to: 1, at: now, over: min(change, RingMotion.calm))
    check.animate(to: 1, at: now, over: 1.5 * change, curve: .easeOut)
    if !reducesMotion && !isInPlace {
      scale.pull(to: scale.target, at: now, as: RingMotion.firing, kick: 2)
    }
    marks.animate(to: 0, at: now, over: change)
    pressed.animate(to: 0, at: now, over: change)
    veil.animate(to: 0, at: now, over: change)
    labelOpacity.animate(to: 0, at: now, over: change)
    opacity.animate(to: 0, at: now, over: RingMotion.fading, after: RingMotion.hold)
  }

  /// Hides everything at once.
  mutating func vanish() {
    opacity.set(0)
    veil.set(0)
    labelOpacity.set(0)
  }

  /// True if anything still moves after a time on the control's clock.
  func isMoving(at now: Double) -> Bool {
    let isFading =
      opacity.isMoving(at: now) || veil.isMoving(at: now) || pressed.isMoving(at: now)
      || labelOpacity.isMoving(at: now) || marks.isMoving(at: now) || dot.isMoving(at: now)
    return isFading || fill.isMoving(at: now) || color.isMoving(at: now) || glow.isMoving(at: now)
      || check.isMoving(at: now) || scale.isMoving(at: now) || coming.isMoving(at: now)
      || slot.isMoving(at: now)
  }

  private mutating func show(
    _ label: ConfirmAction.Label, at now: Double, over duration: Double
  ) {
    self.label = label
    labelOpacity.animate(to: 1, at: now, over: duration)
  }

  private func scale(of state: ConfirmAction.State) -> Double {
    switch state {
    case .idle, .updating: 1
    case .selected: RingMotion.armedScale
    case .confirmed: place.confirmedScale
    }
  }
}

/// The colour of a ring. Between the full and the confirmed colour it goes through white, because red and green would mix to
/// brown.
struct RingColor: Hashable, Sendable {
  private var from = LayerColor.white
  private var to = LayerColor.white
  private var start = 0.0
  private var end = 0.0
  private var isThroughWhite = false

  /// The time from white to a colour, and from a colour to white, in seconds.
  private static let coming = (fromWhite: 0.16, toWhite: 0.09)

  mutating func set(_ color: LayerColor) {
    self = RingColor()
    from = color
    to = color
  }

  mutating func change(to color: LayerColor, at now: Double) {
    if color == to { return }
    isThroughWhite = value(at: now) != .white && color != .white
    from = value(at: now)
    to = color
    start = now
    end = now + RingColor.coming.fromWhite + (isThroughWhite ? RingColor.coming.toWhite : 0)
  }

  func value(at now: Double) -> LayerColor {
    let time = now - start
    if now >= end { return to }
    if !isThroughWhite { return from.interpolated(to: to, at: time / RingColor.coming.fromWhite) }
    let (fromWhite, toWhite) = RingColor.coming
    return time < toWhite
      ? from.interpolated(to: .white, at: time / toWhite)
      : LayerColor.white.interpolated(to: to, at: (time - toWhite) / fromWhite)
  }

  func isMoving(at now: Double) -> Bool { now < end }
}
