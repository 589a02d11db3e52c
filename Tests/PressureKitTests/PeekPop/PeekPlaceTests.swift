import PressureKit
import Testing

/// The places of the preview and its actions, for fingers anywhere on screens of many sizes.
@Suite struct PeekPlaceTests {
  /// Half the width of a finger, and the margin at the edges of the screen, in points.
  private static let (clearance, margin) = (32.0, 12.0)

  private static let viewports = [
    Rect(x: 0, y: 0, width: 390, height: 844), Rect(x: 0, y: 0, width: 844, height: 390),
    Rect(x: -100, y: 50, width: 1180, height: 820), Rect(x: 10, y: 10, width: 240, height: 240),
    Rect(x: 0, y: 0, width: 160, height: 600),
  ]
  private static let previews = [
    Size(width: 300, height: 200), Size(width: 366, height: 600), Size(width: 40, height: 40),
    Size(width: 5000, height: 5000), Size(width: 200, height: 1),
  ]
  private static let allActions = [
    Size.zero, Size(width: 130, height: 60), Size(width: 100, height: 180),
  ]

  /// Peeks with a finger at a place and waits until the preview is at rest.
  private func peek(
    at place: Point, in viewport: Rect, preview: Size, actions: Size = .zero
  ) -> PeekFinger {
    let finger = PeekFinger()
    finger.control.viewport = viewport
    finger.control.bounds = viewport
    finger.control.options.previewSize = preview
    finger.control.options.actionsSize = actions
    finger.place = place
    finger.touch(0.21)
    finger.push(0.19)
    finger.wait(0.25)
    return finger
  }

  private func places(in viewport: Rect) -> [Point] {
    (0...12).flatMap { column in
      (0...12).map { row in
        Point(
          x: viewport.minX + viewport.size.width * Double(column) / 12,
          y: viewport.minY + viewport.size.height * Double(row) / 12)
      }
    }
  }

  /// Returns true if a rectangle lies inside another one, apart from rounding errors.
  private func contains(_ outer: Rect, _ inner: Rect) -> Bool {
    inner.minX >= outer.minX - 1e-6 && inner.maxX <= outer.maxX + 1e-6
      && inner.minY >= outer.minY - 1e-6 && inner.maxY <= outer.maxY + 1e-6
  }

  /// Returns the distance of a finger from a rectangle along the axis that separates them.
  /// It is 0 or less if the finger is on the rectangle.
  private func distance(_ point: Point, _ rect: Rect) -> Double {
    max(rect.minX - point.x, point.x - rect.maxX, rect.minY - point.y, point.y - rect.maxY)
  }

  /// Returns the free space on each side of the finger: above, below, left, right.
  private func rooms(around point: Point, in viewport: Rect) -> [Size] {
    let margin = PeekPlaceTests.margin
    let clearance = PeekPlaceTests.clearance
    let width = viewport.size.width - 2 * margin
    let height = viewport.size.height - 2 * margin
    return [
      Size(width: width, height: point.y - viewport.minY - margin - clearance),
      Size(width: width, height: viewport.maxY - margin - point.y - clearance),
      Size(width: point.x - viewport.minX - margin - clearance, height: height),
      Size(width: viewport.maxX - margin - point.x - clearance, height: height),
    ]
  }

  @Test func `the preview is in view, not under the finger, and has its full size if that fits`() {
    var (count, whole, cut) = (0, 0, 0)
    var faults: [String] = []
    for viewport in PeekPlaceTests.viewports {
      let room = Rect(
        center: viewport.center,
        size: Size(width: viewport.size.width - 24, height: viewport.size.height - 24))
      for (wanted, actions) in PeekPlaceTests.previews.flatMap({ preview in
        PeekPlaceTests.allActions.map { (preview, $0) }
      }) {
        for place in places(in: viewport) {
          let finger = peek(at: place, in: viewport, preview: wanted, actions: actions)
          guard let preview = finger.preview else {
            faults.append("no preview")
            continue
          }
          let extra = actions.height > 0 ? actions.height + 10 : 0
          let size = Size(
            width: min(wanted.width, room.size.width),
            height: min(wanted.height, room.size.height - extra))
          let rooms = rooms(around: place, in: viewport)
          let most = rooms.map {
            max(0, min($0.width, size.width)) * max(0, min($0.height, size.height))
          }.max()!
          let fits = rooms.contains {
            $0.width >= size.width && $0.height >= size.height
          }
          let isWhole =
            abs(preview.size.width - size.width) < 1e-6
            && abs(preview.size.height - size.height) < 1e-6
          let what = "\(wanted) beside \(place) in \(viewport)"
          if !contains(viewport, preview) { faults.append("out of sight: \(what)") }
          if distance(place, preview) < 32 - 1e-6 { faults.append("under the finger: \(what)") }
          if preview.size.width < 8 && wanted.width >= 8 { faults.append("a sliver: \(what)") }
          if preview.size.width * preview.size.height < most - 1e-6 {
            faults.append("more of it fits elsewhere: \(what)")
          }
          if fits && !isWhole { faults.append("cut: \(what)") }
          count += 1
          whole += fits ? 1 : 0
          cut += fits ? 0 : 1
        }
      }
    }
    expect(faults.prefix(3), equals: [])
    // Both cases occurred often: a preview that fits and one that is cut.
    expect(count, equals: 5 * 5 * 3 * 169)
    #expect(whole > 5000 && cut > 2000)
  }

  @Test func `the uncovered actions are in view, below the preview`() {
    var faults: [String] = []
    for viewport in PeekPlaceTests.viewports {
      for wanted in PeekPlaceTests.previews {
        for actions in PeekPlaceTests.allActions.dropFirst() {
          for place in places(in: viewport) {
            let finger = peek(at: place, in: viewport, preview: wanted, actions: actions)
            finger.move(by: 0, -64)
            finger.lift()
            finger.wait(0.5)
            let what = "\(wanted), \(actions) beside \(place) in \(viewport)"
            guard let preview = finger.preview, let shown = finger.actions else {
              faults.append("not drawn: \(what)")
              continue
            }
            if !contains(viewport, preview) || !contains(viewport, shown) {
              faults.append("out of sight: \(what)")
            }
            if abs(shown.minY - preview.maxY - 10) > 1e-6 { faults.append("not below: \(what)") }
            if shown.size != actions { faults.append("cut: \(what)") }
          }
        }
      }
    }
    expect(faults.prefix(3), equals: [])
  }

  @Test func `the preview is above the finger, otherwise below, otherwise beside it`() {
    let viewport = PeekFinger.viewport
    func rect(_ x: Double, _ y: Double) -> Rect? {
      peek(at: Point(x: x, y: y), in: viewport, preview: Size(width: 300, height: 200)).preview
    }
    func rounded(_ rect: Rect?) -> [Double] {
      guard let rect else { return [] }
      return [rect.minX, rect.minY, rect.size.width, rect.size.height].map { $0.rounded() }
    }
    expect(rounded(rect(195, 430)), equals: [45, 198, 300, 200])
    expect(rounded(rect(195, 244)), equals: [45, 12, 300, 200])
    expect(rounded(rect(195, 243)), equals: [45, 275, 300, 200])
    expect(rounded(rect(10, 430)), equals: [12, 198, 300, 200])
    expect(rounded(rect(380, 430)), equals: [78, 198, 300, 200])
    let low = Rect(x: 0, y: 0, width: 844, height: 300)
    let size = Size(width: 300, height: 200)
    expect(
      rounded(peek(at: Point(x: 422, y: 150), in: low, preview: size).preview),
      equals: [454, 50, 300, 200])
    expect(
      rounded(peek(at: Point(x: 780, y: 150), in: low, preview: size).preview),
      equals: [448, 50, 300, 200])
  }

  @Test func `the actions push a preview above the finger up, and follow one below the finger`() {
    let finger = PeekFinger()
    finger.enter(.open)
    expect(finger.preview, equals: Rect(x: 45, y: 88, width: 300, height: 200))
    expect(finger.actions, equals: Rect(x: 45, y: 298, width: 300, height: 100))

    let low = PeekFinger()
    low.control.bounds = Rect(x: 20, y: 0, width: 350, height: 60)
    low.enter(.open)
    expect(low.preview, equals: Rect(x: 45, y: 62, width: 300, height: 200))
    expect(low.actions, equals: Rect(x: 45, y: 272, width: 300, height: 100))
  }

  @Test func `the preview keeps its place, also while it fades and the next press is elsewhere`() {
    let finger = PeekFinger()
    finger.enter(.peeking)
    finger.wait(0.5)
    let center = finger.preview?.center
    finger.move(by: 100, 20)
    finger.control.bounds = Rect(x: 20, y: 200, width: 350, height: 60)
    expect(finger.preview?.center, equals: center)
    finger.lift()
    finger.place = Point(x: 300, y: 220)
    finger.touch(0.02)
    finger.wait(0.0625)
    expect(finger.preview?.center, equals: center)
  }

  @Test func `on a screen that is too small the preview is cut to the screen`() {
    for width in [0.0, 1, 10, 24, 30, 64, 80, 100] {
      for height in [0.0, 1, 10, 24, 30, 64, 80, 100] {
        let tiny = Rect(x: 5, y: 5, width: width, height: height)
        for actions in [Size.zero, Size(width: 20, height: 20), Size(width: 200, height: 200)] {
          let finger = peek(
            at: tiny.center, in: tiny, preview: Size(width: 300, height: 200), actions: actions)
          finger.move(by: 0, -100)
          finger.lift()
          finger.wait(0.5)
          if let preview = finger.preview {
            #expect(preview.size.width >= 0 && preview.size.height >= 0)
            if actions.height <= height - 34 || actions == .zero {
              #expect(contains(tiny, preview), "\(width)×\(height)")
            }
          }
        }
      }
    }
  }

  @Test func `a preview that fits nowhere else is under the finger`() {
    // In the second and the third, the room at the sides, or above and below, is exactly 0.
    for (width, height) in [(80.0, 80.0), (88, 74), (74, 88)] {
      let tiny = Rect(x: 0, y: 0, width: width, height: height)
      let finger = peek(at: tiny.center, in: tiny, preview: Size(width: 300, height: 200))
      expect(finger.preview, equals: Rect(x: 12, y: 12, width: width - 24, height: height - 24))
    }
  }

  @Test func `actions of any height are drawn`() {
    for height in [0.5, 1, 100] {
      let finger = PeekFinger(hasActions: false)
      finger.control.options.actionsSize = Size(width: 300, height: height)
      finger.enter(.open)
      expect(finger.control.state, equals: .actions)
      expect(finger.actions?.size, equals: Size(width: 300, height: height))
    }
  }

  @Test func `sizes and places that are not finite do not trap`() {
    let wild = [Double.nan, .infinity, -.infinity, -1, 0, 1e300, .leastNonzeroMagnitude]
    for a in wild {
      for b in wild {
        for c in wild {
          let finger = PeekFinger()
          finger.control.options.previewSize = Size(width: a, height: b)
          finger.control.options.actionsSize = Size(width: c, height: a)
          finger.control.viewport = Rect(x: b, y: c, width: a, height: b)
          finger.enter(.sliding)
          finger.lift()
          finger.control.bounds = Rect(x: c, y: a, width: b, height: c)
          finger.wait(0.5)
          _ = finger.tap(at: Point(x: 195, y: 200))
          finger.peek()
          finger.wait(0.5)
          _ = SceneFrame(of: finger.control)
          #expect(finger.control.progress >= 0)
        }
      }
    }
  }
}
