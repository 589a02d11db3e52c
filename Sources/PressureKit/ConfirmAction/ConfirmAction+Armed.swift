/// Handles what happens while the control is armed: the full ring stays, without a contact, until a second act confirms.
extension ConfirmAction {
  /// The least size of the area in which an armed ring takes contacts, in points, as in WCAG 2.5.5.
  public static let leastTarget = 44.0

  /// A contact that comes back within this time is the same one, in seconds: nobody taps twice so fast.
  static let longestBounce = 0.1

  /// Arms the control: the ring stays where it is, full.
  mutating func arm(around touch: Point, _ events: inout EventList<Event>) {
    arming = Arming(since: clock.now, touch: touch, in: bounds)
    isHeldByKey = false
    if ring.isInPlace { showRing(around: touch, inPlace: false) }
    ring.arm()
    enter(.selected, &events)
  }

  /// Handles a sample while the control is armed. A contact that begins on the ring confirms if it lifts there. A contact that
  /// begins elsewhere disarms, and has no other effect.
  mutating func handleWhileArmed(
    _ sample: ContactSample, wasConfirmed: Bool, _ events: inout EventList<Event>
  ) {
    if isBounce(sample), press.handle(sample, in: bounds) == .began {
      begin(with: sample, &events)
      return
    }
    switch press.handle(sample, in: ringFrame) {
    case .none:
      if sample.phase == .began { leave(&events) }
    case .began, .restarted:
      beginOnRing(&events)
    case .moved:
      enter(isOnRing ? .confirmed : .selected, &events)
    case .ended:
      if wasConfirmed && isOnRing { fire(&events) } else { enter(.selected, &events) }
    case .cancelled:
      // A second contact counts as one that begins elsewhere.
      if sample.phase == .began { leave(&events) } else { enter(.selected, &events) }
    }
  }

  /// True if a contact that seemed to lift as a tap is back at once. The screen flickered, and the press continues.
  private func isBounce(_ sample: ContactSample) -> Bool {
    guard let arming, sample.phase == .began, !press.isActive else { return false }
    return clock.now - arming.since < ConfirmAction.longestBounce && isWhereArmed(sample.position)
  }

  /// True if the position is the one that was tapped.
  private func isWhereArmed(_ place: Point) -> Bool {
    guard let arming else { return false }
    return place.distance(to: arming.touch(in: bounds)) <= options.tapSlop
  }

  private mutating func beginOnRing(_ events: inout EventList<Event>) {
    guard let arming else { return }
    if !options.takesTaps || isWhereArmed(press.position) || arming.isConfirming {
      leave(&events)
    } else if clock.now - arming.since < options.tapGuard {
      // The second of two quick taps is not meant for a ring that was not there yet.
      press.cancel()
    } else {
      enter(.confirmed, &events)
    }
  }

  /// Takes a contact off the ring. The control stays armed.
  mutating func letGoOfRing(_ events: inout EventList<Event>) {
    if !press.isActive { return }
    press.cancel()
    enter(.selected, &events)
  }
}

// MARK: The place of an armed ring

extension ConfirmAction {
  /// The area in which a contact is on the ring, in points, after all motion; nil without a ring. It is larger on an armed ring
  /// and on a confirmed one.
  public var ringArea: Rect? { isEngaged && !ring.isInPlace ? ringFrame : nil }

  /// The area about which the button asks its host: does something else that can be pressed lie there? Nil if it asks nothing.
  ///
  /// An armed ring goes where it covers no other control, and so does its label. The button asks after it was armed, and after
  /// `Interruption.displaced`. Without an answer the ring is where a press shows it.
  ///
  ///     while let area = control.askedArea { control.answer(isTaken: hasControl(in: area)) }
  public var askedArea: Rect? {
    guard let arming, !press.isActive else { return nil }
    switch arming.search.question {
    case .none: return nil
    case .label: return RingLook.pill(of: options.drawnSize(of: .confirm), at: ring.place)
    case .ring:
      let side = max(ring.place.diameter, ConfirmAction.leastTarget)
      return Rect(center: ring.place.center, size: Size(width: side, height: side))
    }
  }

  /// The distance of the points at which a host tests an area, in points: half the least target of WCAG 2.5.8.
  package static let testStep = 12.0

  /// Takes the host's answer about `askedArea`: true if something else that can be pressed lies there. The ring or its label may
  /// then move, and `askedArea` is the next area. It asks about at most 141 areas.
  public mutating func answer(isTaken: Bool) {
    if askedArea == nil { return }
    arming?.search.take(isTaken, hasLabel: options.confirmLabelSize.width > 0)
    placeArmedRing()
  }

  /// Places the ring of a control that has moved. It keeps its place beside the control if it can, and asks again.
  mutating func moveArmedRing() {
    arming?.search.keep()
    placeArmedRing()
  }

  /// Places the ring as the search says, or at the next place that is possible.
  @inline(never)  // called from two places
  private mutating func placeArmedRing() {
    while let arming {
      let touch = arming.touch(in: bounds)
      placeRing(around: touch)
      let isPossible = ring.place.move(
        to: arming.search, around: touch, bounds: bounds, viewport: viewport, options: options)
      if isPossible { return }
      self.arming?.search.skip()
    }
  }
}
