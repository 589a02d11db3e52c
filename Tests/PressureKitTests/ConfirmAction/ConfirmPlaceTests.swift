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

  @Test func `the ring is one control height above the touch`() {
    #expect(finger(at: Point(x: 200, y: 400), in: viewport).ringCenter == Point(x: 200, y: 356))
    #expect(
      finger(at: Point(x: 200, y: 400), in: viewport, height: 60).ringCenter
        == Point(x: 200, y: 340))
  }

  @Test func `the ring is below if it does not fit above, and beside if neither fits`() {
    #expect(finger(at: Point(x: 200, y: 10), in: viewport).ringCenter == Point(x: 200, y: 54))
    let low = Rect(x: 0, y: 0, width: 390, height: 100)
    #expect(finger(at: Point(x: 200, y: 50), in: low).ringCenter == Point(x: 156, y: 50))
    #expect(finger(at: Point(x: 360, y: 50), in: low).ringCenter == Point(x: 316, y: 50))
  }

  @Test func `the ring is shifted sideways into view`() {
    let center = finger(at: Point(x: 2, y: 400), in: viewport).ringCenter
    #expect(center.y == 356)
    #expect(abs(center.x - 22 * 1.14 * 1.3) < 1e-9)
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
          guard case .roundedRect(let rect, _) = layer.shape else { continue }
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
    #expect(label(in: tight) == above)
    let tighter = Rect(x: 0, y: above.minY + 0.5, width: 390, height: 500)
    // The label is six points from the disc at its largest, on the side where it fits.
    let distance = 22 * 1.14 * 1.3 + 6
    let right = label(in: tighter)
    #expect(right?.center.y == 356)
    #expect(abs((right?.minX ?? 0) - (200 + distance)) < 1e-9)
    let narrow = Rect(x: 0, y: above.minY + 0.5, width: 200 + distance + 79, height: 500)
    let left = label(in: narrow)
    #expect(left?.center.y == 356)
    #expect(abs((left?.maxX ?? 0) - (200 - distance)) < 1e-9)
  }

  @Test func `the ring keeps its place during a press`() {
    let finger = finger(at: Point(x: 200, y: 400), in: viewport)
    finger.move(to: Point(x: 20, y: 20), 0.2)
    finger.control.bounds = Rect(x: 0, y: 0, width: 10, height: 10)
    finger.wait(0.1)
    #expect(finger.ringCenter == Point(x: 200, y: 356))
  }

  @Test func `in a viewport that is too small the ring has a finite place`() {
    for size in [0.0, 10, 50, 90] {
      let tiny = Rect(x: 0, y: 0, width: size, height: size)
      #expect(finger(at: Point(x: size / 2, y: size / 2), in: tiny).ringCenter.isFinite)
    }
  }

  @Test func `a control without a height has a ring, too`() {
    let place = Point(x: 200, y: 400)
    #expect(finger(at: place, in: viewport, height: 0).ringCenter == Point(x: 200, y: 356))
  }

  @Test func `a ring with a chosen diameter and offset is not under the finger`() {
    let finger = Finger(ConfirmAction(bounds: Rect(x: 0, y: 0, width: 400, height: 44)))
    #expect(finger.set(.ringDiameter, to: 100))
    #expect(finger.set(.ringOffset, to: 10))
    finger.place = Point(x: 200, y: 22)
    finger.down(0.1)
    #expect(abs(finger.ringCenter.y - (22 - 50 * 1.14 * 1.3 - 6)) < 1e-9)
  }
}
