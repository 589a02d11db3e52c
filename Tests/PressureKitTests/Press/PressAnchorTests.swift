import PressureKit
import Testing

/// The losses that a press can suffer after its beginning.
@Suite struct PressAnchorTests {
  static let bounds = Rect(x: 100, y: 200, width: 80, height: 40)
  let anchor = PressAnchor(at: bounds, subject: 7)

  /// Changes of a control's frame, and the distance by which each has moved the control.
  static let changes: [(name: String, bounds: Rect, distance: Double)] = [
    ("stays", bounds, 0),
    ("goes right", Rect(x: 112.5, y: 200, width: 80, height: 40), 12.5),
    ("goes left", Rect(x: 88, y: 200, width: 80, height: 40), 12),
    ("goes aslant", Rect(x: 109, y: 191, width: 80, height: 40), 162.0.squareRoot()),
    ("grows to the right", Rect(x: 100, y: 200, width: 300, height: 40), 0),
    ("grows to the left", Rect(x: 0, y: 200, width: 180, height: 40), 0),
    ("grows around its middle", Rect(x: 50, y: 150, width: 180, height: 140), 0),
    ("shrinks downwards, and goes right", Rect(x: 120, y: 230, width: 80, height: 10), 20),
    ("grows and goes", Rect(x: 120, y: 200, width: 200, height: 40), 20),
    ("is nowhere", Rect(x: .nan, y: 200, width: 80, height: 40), .nan),
    ("is infinitely far", Rect(x: .infinity, y: 200, width: 80, height: 40), .infinity),
  ]

  @Test func `a control has moved if it is farther away than a finger covers`() {
    for change in Self.changes {
      let loss: Interruption? = change.distance > 12 ? .moved : nil
      var anchor = anchor
      expect(
        anchor.loss(isReachable: true, subject: 7, bounds: change.bounds, at: 0), equals: loss,
        "\(change.name)")
      // From then on it is at its new place.
      if !change.bounds.origin.isFinite { continue }
      #expect(anchor.move(to: change.bounds, at: 0) == nil)
      expect(anchor.move(to: Self.bounds, at: 0), equals: loss)
    }
  }

  /// The things that come before a layout that moves the control.
  static let causes: [(name: String, make: @Sendable (inout PressAnchor) -> Interruption?)] = [
    ("nothing", { _ in nil }),
    ("a scroll", { $0.scroll(to: bounds, hasContact: true, at: 1) }),
    (
      "another visible area",
      { anchor in
        anchor.displace(at: 1)
        return nil
      }
    ),
  ]

  @Test
  func `a layout soon after a scroll, a resize or a turn goes with it, and another one does not`() {
    for time in [1.0, 1.15, 1.25] {
      for cause in Self.causes {
        var anchor = anchor
        #expect(cause.make(&anchor) == nil)
        let far = Rect(x: 500, y: 200, width: 80, height: 40)
        expect(
          anchor.move(to: far, at: time),
          equals: (cause.name == "nothing" || time > 1.2 ? .moved : .displaced),
          "\(cause.name), \(time)")
        expect(anchor.isSettling, equals: (cause.name != "nothing" && time < 1.2))
      }
    }
  }

  @Test(arguments: [false, true])
  func `a scroll displaces a press that it moves from under the finger, and any waiting ring`(
    hasContact: Bool
  ) {
    var displaced: [String] = []
    for change in Self.changes {
      var anchor = anchor
      guard let loss = anchor.scroll(to: change.bounds, hasContact: hasContact, at: 0) else {
        expect(anchor.bounds, equals: Self.bounds)
        continue
      }
      expect(loss, equals: .displaced)
      displaced.append(change.name)
      // From then on it is at its new place.
      if change.bounds.origin.isFinite {
        #expect(anchor.scroll(to: change.bounds, hasContact: false, at: 0) == nil)
        expect(
          anchor.move(to: Self.bounds, at: 1), equals: (change.distance > 12 ? .moved : nil))
      }
    }
    let least: Double = hasContact ? 12 : 0
    expect(displaced, equals: Self.changes.filter { $0.distance > least }.map(\.name))
  }

  @Test
  func `a control that is out of reach or acts on something else loses its press, wherever it is`()
  {
    let far = Rect(x: 500, y: 200, width: 80, height: 40)
    var losses: [Interruption?] = []
    for bounds in [Self.bounds, far] {
      for isReachable in [true, false] {
        for subject: Int32 in [7, 8] {
          var anchor = anchor
          losses.append(
            anchor.loss(isReachable: isReachable, subject: subject, bounds: bounds, at: 0))
        }
      }
    }
    expect(
      losses,
      equals: [nil, .changed, .unreachable, .unreachable]
        + [.moved, .changed, .unreachable, .unreachable])
  }

  @Test func `the touched place moves and grows with the control`() {
    #expect(anchor.touched(in: Self.bounds) == nil)
    let part = PressAnchor.part(at: Point(x: 120, y: 230), in: Self.bounds)
    expect(part, equals: Point(x: 0.25, y: 0.75))
    expect(
      PressAnchor(at: Self.bounds, part: part).touched(
        in: Rect(x: 0, y: 0, width: 40, height: 20)), equals: Point(x: 10, y: 15))
  }

  @Test func `a control without a size is touched at its corner`() {
    let bounds = Rect(x: 120, y: 10, width: 0, height: 0)
    expect(PressAnchor.part(at: Point(x: 120, y: 230), in: bounds), equals: .zero)
  }
}
