import PressureKit
import PressureProof
import PressureTesting
import Testing

/// The place of an armed ring: it covers no other control, and is never under the finger.
@Suite struct ConfirmArmedPlaceTests {
  private let viewport = Rect(x: 0, y: 0, width: 390, height: 844)
  /// The button Delete of a row in the middle of a phone, 44 points high.
  private let button = Rect(x: 290, y: 400, width: 80, height: 44)
  /// The distance of a ring's centre from the button's edge or the touch: half its area, a tap's slop and a gap, in points.
  private let clearance = 22 * 1.1 + 10 + 8

  /// Returns an armed control. It was tapped at a place, or activated without one.
  private func armed(
    _ bounds: Rect? = nil, tap: Point? = nil, viewport: Rect? = nil,
    _ change: (inout ConfirmOptions) -> Void = { _ in }
  ) -> Finger {
    let bounds = bounds ?? button
    let finger = Finger(ConfirmAction(bounds: bounds, viewport: viewport ?? self.viewport))
    finger.control.options.confirmLabelSize = Size(width: 62, height: 16)
    finger.control.options.okLabelSize = Size(width: 20, height: 16)
    change(&finger.control.options)
    if let tap {
      finger.place = tap
      finger.down(0.1)
      finger.lift()
    } else {
      finger.activate()
    }
    #expect(finger.control.isLeftOpen)
    finger.forget()
    return finger
  }

  /// Answers all questions: true for an area that overlaps one of the others.
  @discardableResult
  private func answer(_ finger: Finger, others: [Rect]) -> [Rect] {
    var asked: [Rect] = []
    while let area = finger.control.askedArea {
      asked.append(area)
      finger.control.answer(isTaken: others.contains { overlaps($0, area) })
      if asked.count > 141 { break }
    }
    #expect(asked.count <= 141)
    return asked
  }

  private func overlaps(_ one: Rect, _ other: Rect) -> Bool {
    one.minX < other.maxX && other.minX < one.maxX && one.minY < other.maxY
      && other.minY < one.maxY
  }

  /// The frames of the Delete buttons of a list, without that of the tested row.
  private func deletes(every height: Double) -> [Rect] {
    (-8...8).filter { $0 != 0 }.map {
      Rect(x: button.minX, y: button.minY + Double($0) * height, width: 80, height: 44)
    }
  }

  @Test func `in the open the ring stays where the press showed it`() {
    let finger = armed(tap: Point(x: 330, y: 420))
    let place = finger.ringCenter
    let asked = answer(finger, others: [])
    expect(place, equals: Point(x: 330, y: 420 - 81.4))
    expect(finger.ringCenter, equals: place)
    expect(
      asked,
      equals: [
        Rect(center: place, size: Size(width: 44, height: 44)),
        Rect(
          center: Point(x: 330 - 22 * 1.16 * 1.3 - 8 - 41, y: place.y),
          size: Size(width: 82, height: 26)),
      ])
    #expect(finger.control.askedArea == nil)
    finger.control.answer(isTaken: true)
    expect(finger.ringCenter, equals: place)
  }

  @Test(arguments: [48.0, 52, 56, 64])
  func `in a dense list the ring is beside the button, in its own row`(height: Double) {
    for tap in [Point(x: 330, y: 422), Point(x: 291, y: 443), nil] {
      let finger = armed(tap: tap)
      answer(finger, others: deletes(every: height))
      let center = finger.ringCenter
      expect(center.y, equals: 422)
      #expect(abs(center.x - (290 - clearance)) < 1e-9)
      let area = finger.control.ringArea ?? button
      #expect(!deletes(every: height).contains { overlaps($0, area) })
      // The label leaves the words of the button's own row free.
      finger.wait(0.5)
      let pill = finger.frame(of: ConfirmAction.LayerID.pill.rawValue)
      expect(pill.map { $0.maxY < 400 && $0.maxX < 290 }, equals: true)
    }
  }

  @Test func `a tap on the moved ring confirms, and a tap on the first place disarms`() {
    for isOnRing in [true, false] {
      let finger = armed(tap: Point(x: 330, y: 422))
      let first = finger.ringCenter
      answer(finger, others: deletes(every: 48))
      finger.wait(1)
      finger.place = isOnRing ? finger.ringCenter : first
      finger.down(0.1)
      finger.lift()
      expect(
        finger.takeEvents(),
        equals: (isOnRing
          ? ["confirmed", "strong haptic", "announce ok", "confirm", "success haptic", "idle"]
          : ["idle"]))
    }
  }

  @Test func `without room on one side the ring goes to the other, then below, then above`() {
    let above = Rect(x: 0, y: 0, width: 390, height: 400)
    let left = Rect(x: 0, y: 400, width: 200, height: 44)
    let right = Rect(x: 280, y: 400, width: 110, height: 44)
    let below = Rect(x: 0, y: 444, width: 390, height: 400)
    let middle = Rect(x: 200, y: 400, width: 80, height: 44)
    func center(_ others: [Rect]) -> Point {
      let finger = armed(middle, tap: middle.center)
      answer(finger, others: others)
      return finger.ringCenter
    }
    func isNear(_ one: Point, _ x: Double, _ y: Double) -> Bool {
      abs(one.x - x) < 1e-9 && abs(one.y - y) < 1e-9
    }
    expect(center([]), equals: Point(x: 240, y: 422 - 81.4))
    #expect(isNear(center([above]), 200 - clearance, 422))
    #expect(isNear(center([above, left]), 280 + clearance, 422))
    #expect(isNear(center([above, left, right]), 240, 444 + clearance))
    let low = Rect(x: 0, y: 360, width: 390, height: 40)
    #expect(isNear(center([low, left, right, below]), 240, 400 - clearance - 2 * 22 * 1.16 * 1.3))
  }

  @Test func `a wide button shows the ring on itself, beside the touch`() {
    let wide = Rect(x: 20, y: 400, width: 350, height: 44)
    let others = [
      Rect(x: 0, y: 0, width: 390, height: 400), Rect(x: 0, y: 444, width: 390, height: 400),
    ]
    for (x, ring) in [(100.0, 1.0), (300, -1), (195, 1)] {
      let finger = armed(wide, tap: Point(x: x, y: 422))
      answer(finger, others: others)
      let center = finger.ringCenter
      expect(center.y, equals: 422)
      #expect(abs(center.x - (x + ring * clearance)) < 1e-9)
    }
  }

  @Test func `without any free place the ring stays, and a contact on another control disarms`() {
    let finger = armed(tap: button.center)
    let place = finger.ringCenter
    answer(finger, others: [Rect(x: -1000, y: -1000, width: 3000, height: 3000)])
    expect(finger.ringCenter, equals: place)
    finger.wait(1)
    finger.feed(
      .contact(
        ContactSample(
          time: finger.time, phase: .began, position: place, source: .touch, isCovered: true)))
    expect(finger.takeEvents(), equals: ["idle"])
  }

  @Test func `the label goes to a side without another control, and the ring stays`() {
    let finger = armed(tap: button.center)
    let place = finger.ringCenter
    let label = Rect(x: 0, y: 320, width: 300, height: 44)
    answer(finger, others: [label])
    expect(finger.ringCenter, equals: place)
    finger.wait(0.5)
    let pill = finger.frame(of: ConfirmAction.LayerID.pill.rawValue)
    expect(pill.map { $0.maxY < place.y - 22 && !overlaps($0, label) }, equals: true)
    // If no side is free at any place, the first place with a free ring is the best.
    let blocked = armed(tap: button.center)
    while let area = blocked.control.askedArea {
      blocked.control.answer(isTaken: area.size.width > 50)
    }
    expect(blocked.ringCenter, equals: place)
  }

  @Test func `a scroll keeps the place beside the button, and asks again`() {
    let finger = armed(tap: button.center)
    answer(finger, others: deletes(every: 48))
    let place = finger.ringCenter
    finger.control.bounds.origin.y -= 100
    finger.interrupt(.displaced)
    expect(finger.ringCenter, equals: Point(x: place.x, y: place.y - 100))
    // The first question is about the kept place, also if the first place is free again.
    let asked = answer(finger, others: [])
    expect(asked.map(\.center), equals: [Point(x: place.x, y: place.y - 100)])
    expect(finger.ringCenter, equals: Point(x: place.x, y: place.y - 100))
    // Something else is there now: the search begins again.
    finger.control.bounds.origin.y += 50
    finger.interrupt(.displaced)
    answer(finger, others: [Rect(x: 0, y: 350, width: 270, height: 44)])
    expect(finger.ringCenter, equals: Point(x: 330, y: 372 - 81.4))
    // A place that is no longer in view.
    finger.control.viewport = Rect(x: 280, y: 0, width: 110, height: 844)
    finger.interrupt(.displaced)
    answer(finger, others: [])
    #expect(finger.control.isLeftOpen)
    #expect(finger.control.viewport.contains(finger.ringFrame))
  }

  @Test func `a new press shows the ring above the finger again`() {
    let finger = armed(tap: button.center)
    answer(finger, others: deletes(every: 48))
    finger.interrupt(.escape)
    finger.wait(1)
    #expect(finger.control.askedArea == nil && finger.control.ringArea == nil)
    finger.place = button.center
    finger.down(0.1)
    expect(finger.ringCenter, equals: Point(x: 330, y: 422 - 81.4))
    #expect(finger.control.askedArea == nil)
  }

  @Test func `a contact on the ring is asked about nothing, and the ring does not move under it`() {
    let finger = armed(tap: button.center)
    finger.wait(1)
    finger.place = finger.ringCenter
    finger.down(0.1)
    #expect(finger.control.askedArea == nil)
    finger.control.answer(isTaken: true)
    finger.lift()
    #expect(finger.takeEvents().contains("confirm"))
  }

  @Test func `the search ends whatever numbers a host gives`() {
    var random = Random(state: 5)
    for _ in 0..<2000 {
      let finger = armed(tap: button.center)
      for _ in 0..<3 {
        finger.control.set(UInt8.random(in: 0...255, using: &random), to: random.number(-900...900))
      }
      var questions = 0
      while finger.control.askedArea != nil && questions < 1000 {
        finger.control.answer(isTaken: !random.once(in: 40))
        if random.once(in: 20) { finger.interrupt(.displaced) }
        questions += 1
      }
      #expect(questions < 1000)
    }
  }

  /// Every place that the control may choose, for random sizes and touches.
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `each place is in view and not under the finger`(seed: UInt64) {
    var random = Random(state: seed)
    var places = 0
    for _ in 0..<300 {
      let bounds = Rect(
        x: Double.random(in: 0...300, using: &random),
        y: Double.random(in: 0...800, using: &random),
        width: Double.random(in: 20...390, using: &random),
        height: Double.random(in: 20...80, using: &random))
      let tap = Point(
        x: bounds.minX + bounds.size.width * Double.random(in: 0...1, using: &random),
        y: bounds.minY + bounds.size.height * Double.random(in: 0...1, using: &random))
      if !viewport.contains(tap) { continue }
      let finger = armed(bounds, tap: tap) {
        if random.once(in: 2) { $0.ringDiameter = Double.random(in: 4...120, using: &random) }
        if random.once(in: 2) { $0.tapSlop = Double.random(in: 0...30, using: &random) }
      }
      let first = finger.ringCenter
      while finger.control.askedArea != nil {
        finger.control.answer(isTaken: !random.once(in: 90))
        guard let area = finger.control.ringArea, finger.ringCenter != first else { continue }
        places += 1
        let slop = finger.control.options.tapSlop
        let touch = finger.place
        #expect(viewport.contains(area), "\(bounds) \(touch)")
        #expect(
          max(abs(touch.x - area.center.x), abs(touch.y - area.center.y))
            > area.size.width / 2 + slop - 1e-9)
      }
      // A second tap at the same place never confirms.
      finger.wait(1)
      finger.forget()
      finger.down(0.1)
      finger.lift()
      #expect(!finger.takeEvents().contains("confirm"))
    }
    #expect(places > 500)
  }
}
