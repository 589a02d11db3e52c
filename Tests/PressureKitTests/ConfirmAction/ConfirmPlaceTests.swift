import PressureKit
import Testing

/// The place of the ring for every touch on a phone.
@Suite struct ConfirmPlaceTests {
  private let viewport = Rect(x: 0, y: 0, width: 390, height: 844)

  private func finger(at place: Point, in viewport: Rect, height: Double = 44) -> Finger {
    let bounds = Rect(center: place, size: Size(width: 80, height: height))
    let finger = Finger(ConfirmAction(bounds: bounds, viewport: viewport))
    finger.control.options.confirmLabelSize = Size(width: 60, height: 14)
    finger.control.options.okLabelSize = Size(width: 20, height: 14)
    finger.place = place
    finger.down(0.1)
    return finger
  }

  @Test func `the ring is above the touch and the control`() {
    func distance(height: Double, from top: Double = 0.5, _ offset: Double? = nil) -> Double {
      let bounds = Rect(x: 160, y: 400 - height * top, width: 80, height: height)
      let finger = Finger(ConfirmAction(bounds: bounds, viewport: viewport))
      finger.control.options.ringOffset = offset
      finger.place = Point(x: 200, y: 400)
      finger.down(0.1)
      return ((400 - finger.ringCenter.y) * 1000).rounded() / 1000
    }
    // By its own height, by the finger for a low control, and by the control's edge for a touch near its bottom.
    expect(distance(height: 44), equals: 1.85 * 44)
    expect(distance(height: 28), equals: 0.9 * 28 + 32)
    expect(distance(height: 44, from: 1), equals: 44 + 1.2 * 44)
    expect(distance(height: 44, 44), equals: 44)
  }

  @Test func `the ring is below if it does not fit above, and beside if neither fits`() {
    expect(
      finger(at: Point(x: 200, y: 10), in: viewport).ringCenter, equals: Point(x: 200, y: 91.4))
    // Beside an edge 40 points away, where there is more room.
    let low = Rect(x: 0, y: 0, width: 390, height: 100)
    let beside = 40 + 1.2 * 44
    for (x, distance) in [(200.0, -beside), (195, beside), (130, beside)] {
      let center = finger(at: Point(x: x, y: 50), in: low).ringCenter
      #expect(center.y == 50 && abs(center.x - (x + distance)) < 1e-9)
    }
  }

  /// A touch at each edge of a control, in a viewport that has room only on that side, and how far out of the control that is.
  private static let sides: [(touch: Point, bounds: Rect, viewport: Rect)] = [
    (
      Point(x: 200, y: 400), Rect(x: 160, y: 400, width: 80, height: 44),
      Rect(x: 0, y: 200, width: 390, height: 260)
    ),
    (
      Point(x: 200, y: 400), Rect(x: 160, y: 356, width: 80, height: 44),
      Rect(x: 0, y: 340, width: 390, height: 260)
    ),
    (
      Point(x: 200, y: 400), Rect(x: 200, y: 378, width: 80, height: 44),
      Rect(x: 0, y: 350, width: 300, height: 100)
    ),
    (
      Point(x: 200, y: 400), Rect(x: 120, y: 378, width: 80, height: 44),
      Rect(x: 110, y: 350, width: 280, height: 100)
    ),
  ]

  @Test func `the ring comes from the finger, and its slot ends before the finger, on each side`() {
    var seen: [[Int]] = []
    for (touch, bounds, viewport) in Self.sides {
      let finger = Finger(ConfirmAction(bounds: bounds, viewport: viewport))
      finger.place = touch
      finger.down(0.1)
      finger.wait(1.0 / 60)
      func along(_ place: Point?) -> Double {
        place.map { abs($0.x - touch.x) + abs($0.y - touch.y) } ?? .nan
      }
      let first = along(finger.drawnRing?.center)
      let end = finger.ringCenter
      finger.push(0.6)
      finger.wait(1)
      let disc = finger.frame(of: ConfirmAction.LayerID.disc.rawValue)
      let gaps = disc.map {
        [$0.minX - touch.x, touch.x - $0.maxX, $0.minY - touch.y, touch.y - $0.maxY]
      }
      seen.append([
        Int(end.x - touch.x), Int(end.y - touch.y), first < along(end) - 3 ? 1 : 0,
        Int(((gaps?.max() ?? .nan) * 10).rounded()),
      ])
    }
    expect(
      seen, equals: [[0, -81, 1, 260], [0, 81, 1, 260], [-81, 0, 1, 260], [81, 0, 1, 260]])
  }

  @Test func `without enough room the ring is as far from the touch as possible`() {
    let center = finger(
      at: Point(x: 60, y: 60), in: Rect(x: 0, y: 0, width: 120, height: 120)
    ).ringCenter
    // At the lower edge, where the largest disc still fits.
    expect([center.x, center.y].map { ($0 * 1000).rounded() }, equals: [60_000, 86_824])
  }

  @Test func `the ring is shifted sideways into view`() {
    let center = finger(at: Point(x: 2, y: 400), in: viewport).ringCenter
    expect(center, equals: Point(x: 0.9 * 44 + 8, y: 400 - 81.4))
  }

  @Test func `the whole ring is in view and not under the finger, wherever the touch is`() {
    for x in stride(from: 0.0, through: 390, by: 13) {
      for y in stride(from: 0.0, through: 844, by: 13) {
        let place = Point(x: x, y: y)
        let finger = finger(at: place, in: viewport)
        let center = finger.ringCenter
        finger.push(0.6)
        finger.move(to: center, 0.6)
        finger.wait(0.5)
        for layer in SceneFrame(of: finger.control).layers
        where layer.id != ConfirmAction.LayerID.veil.rawValue {
          guard case .arc(let center, let radius, _, _) = layer.shape else { continue }
          let reach = radius + layer.lineWidth / 2
          let frame = Rect(center: center, size: Size(width: 2 * reach, height: 2 * reach))
          let dx = center.x - place.x
          let dy = center.y - place.y
          #expect(viewport.contains(frame), "at \(x), \(y)")
          #expect((dx * dx + dy * dy).squareRoot() > reach, "at \(x), \(y)")
        }
      }
    }
  }

  @Test func `the label is in view, wherever the touch is`() {
    for x in stride(from: 0.0, through: 390, by: 13) {
      for y in stride(from: 0.0, through: 844, by: 13) {
        let finger = finger(at: Point(x: x, y: y), in: viewport)
        finger.push(0.6)
        finger.wait(0.5)
        for layer in SceneFrame(of: finger.control).layers
        where layer.id != ConfirmAction.LayerID.veil.rawValue {
          guard case .roundedRect(let rect, _) = layer.shape,
            layer.id != ConfirmAction.LayerID.surface.rawValue
          else { continue }
          #expect(viewport.contains(rect), "at \(x), \(y)")
        }
      }
    }
  }

  @Test func `the label is above the ring if it just fits, and otherwise beside it`() {
    func label(in viewport: Rect) -> Rect? {
      let finger = finger(at: Point(x: 200, y: 400), in: viewport)
      finger.push(0.6)
      finger.wait(0.5)
      return finger.frame(of: ConfirmAction.LayerID.pill.rawValue)
    }
    let above = label(in: viewport)
    guard let above else {
      Issue.record("no label")
      return
    }
    let tight = Rect(x: 0, y: above.minY, width: 390, height: 500)
    expect(label(in: tight), equals: above)
    let tighter = Rect(x: 0, y: above.minY + 0.5, width: 390, height: 500)
    // The label is eight points from the disc at its largest, on the side where it fits.
    let distance = 22 * 1.16 * 1.3 + 8
    let right = label(in: tighter)
    expect(right?.center.y, equals: 400 - 81.4)
    #expect(abs((right?.minX ?? 0) - (200 + distance)) < 1e-9)
    let narrow = Rect(x: 0, y: above.minY + 0.5, width: 200 + distance + 79, height: 500)
    let left = label(in: narrow)
    expect(left?.center.y, equals: 400 - 81.4)
    #expect(abs((left?.maxX ?? 0) - (200 - distance)) < 1e-9)
  }

  @Test func `the ring keeps its place during a press`() {
    let finger = finger(at: Point(x: 200, y: 400), in: viewport)
    finger.move(to: Point(x: 20, y: 20), 0.2)
    finger.control.bounds = Rect(x: 0, y: 0, width: 10, height: 10)
    finger.wait(0.1)
    expect(finger.ringCenter, equals: Point(x: 200, y: 400 - 81.4))
  }

  @Test func `in a viewport that is too small the ring has a finite place`() {
    for size in [0.0, 10, 50, 90] {
      let tiny = Rect(x: 0, y: 0, width: size, height: size)
      #expect(finger(at: Point(x: size / 2, y: size / 2), in: tiny).ringCenter.isFinite)
    }
  }

  @Test func `a control without a height has a ring, too`() {
    let place = Point(x: 200, y: 400)
    expect(
      finger(at: place, in: viewport, height: 0).ringCenter, equals: Point(x: 200, y: 400 - 81.4))
  }

  @Test(arguments: [(60, 60), (28, 28), (27, 28), (1, 28), (0, 44)] as [(Double, Double)])
  func `a ring is as high as the control, but large enough to slide onto`(
    height: Double, diameter: Double
  ) {
    func area(_ chosen: Double) -> Rect? {
      let finger = Finger(
        ConfirmAction(bounds: Rect(x: 0, y: 400, width: 400, height: height), viewport: viewport))
      #expect(finger.set(.ringDiameter, to: chosen))
      finger.place = Point(x: 200, y: 400)
      finger.down(0.1)
      return finger.control.ringArea
    }
    expect(area(0), equals: area(diameter))
    #expect(area(0) != area(12))
  }

  @Test func `a ring with a chosen diameter and offset is not under the finger`() {
    let finger = Finger(ConfirmAction(bounds: Rect(x: 0, y: 0, width: 400, height: 44)))
    #expect(finger.set(.ringDiameter, to: 100))
    #expect(finger.set(.ringOffset, to: 10))
    finger.place = Point(x: 200, y: 22)
    finger.down(0.1)
    #expect(abs(finger.ringCenter.y - (22 - 50 * 1.16 * 1.3 - 8)) < 1e-9)
  }
}
