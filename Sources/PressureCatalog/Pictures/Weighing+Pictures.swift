import PressureKit
import PressureTesting

extension Weighing: PicturedControl {
  package static let pictures = PictureSetup<Weighing>(
    frame: Rect(x: 0, y: 0, width: 160, height: 160),
    place: { $0.bounds = Rect(x: 8, y: 8, width: 144, height: 144) },
    darken: {
      $0.text = .white
      $0.quiet = LayerColor(red: 0.64, green: 0.67, blue: 0.735)
    },
    texts: { scale in
      let number = scale.word.followsNumber ? "\(Int(scale.shown))" : "–"
      return [
        Label.number.rawValue: number + (scale.isAtLeast ? "+" : ""),
        Label.unit.rawValue: scale.word.followsNumber ? "grams" : "No force measured",
      ]
    },
    fontSize: 36,
    reach: { state, finger in
      // The dial is open here, so the finger hides nothing.
      finger.place = Point(x: 80, y: 138)
      switch state {
      case .rest:
        return "An empty dial around 0 grams."
      case .weighing:
        finger.press(to: 0.5)
        finger.wait(0.6)
        return
          "A finger on the dial, which is half full and blue. A thin line inside it begins to close."
      case .settled:
        finger.press(to: 0.5)
        finger.wait(2)
        return "The dial is half full and green. The line inside it has closed."
      case .overload:
        finger.press(to: 1)
        finger.wait(0.5)
        return "The dial is full and red, and the number has a plus."
      case .unmeasured:
        finger.sensor = .none
        finger.down()
        finger.wait(1)
        return "An empty dial around a dash. It says that no force was measured."
      }
    })
}
