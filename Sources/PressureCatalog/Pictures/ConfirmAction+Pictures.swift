import PressureKit
import PressureTesting

extension ConfirmAction: PicturedControl {
  package static let pictures = PictureSetup<ConfirmAction>(
    frame: Rect(x: -40, y: -136, width: 160, height: 200),
    place: {
      $0.bounds = Rect(x: 0, y: 0, width: 80, height: 44)
      $0.options.cornerRadius = 10
      $0.options.ringOffset = nil
      $0.options.palette.fill(with: title)
    },
    darken: { $0.onDark() },
    texts: { _ in words },
    sizes: sizes,
    moments: [
      .init("on-the-way", in: .selected) { finger in
        finger.press(to: 0.6)
        finger.wait(0.5)
        finger.move(by: 0, -0.9 * 44, over: 0.2)
        finger.wait(0.2)
        return "The finger is half-way to the red ring. Behind it, the slot has closed."
      },
      .init("done", in: .idle) { finger in
        finger.press(to: 0.6)
        finger.move(by: 0, -1.85 * 44)
        finger.wait(0.5)
        finger.lift()
        finger.wait(0.25)
        return "The finger has lifted. The ring is a green disc with a check mark."
      },
      .init("armed", in: .selected) { finger in
        finger.press(to: 0.1)
        finger.lift()
        finger.wait(0.5)
        return "After a tap: the full ring stays without a finger, as a red target."
      },
      .init("hint", in: .idle) { finger in
        finger.press(to: 0.3)
        finger.wait(0.6)
        finger.lift()
        finger.wait(0.3)
        return "After a press that was too short: above the button it says Press harder."
      },
    ],
    reach: { state, finger in
      switch state {
      case .idle:
        return "An empty picture: the host draws the button."
      case .updating:
        finger.press(to: 0.3)
        finger.wait(0.3)
        return "A finger on the button. Above it a white ring is two thirds full."
      case .selected:
        finger.press(to: 0.6)
        finger.wait(0.5)
        return "The ring is full and red. Two chevrons point to it. It says CONFIRM."
      case .confirmed:
        finger.press(to: 0.6)
        finger.move(by: 0, -1.85 * 44)
        finger.wait(0.5)
        return "The finger is on the ring, which is larger and green. It says OK, Let go."
      }
    })

  package static let looks: [(name: String, pictures: PictureSetup<ConfirmAction>)] =
    FillLook.allCases.map { ("\($0)", inPlace($0)) }

  private static let words = [
    Label.letGo.rawValue: "Let go", Label.pressHint.rawValue: "Press harder",
  ]
  private static let sizes: [(of: Label, size: Size)] = [
    (.letGo, Size(width: 44, height: 18)), (.pressHint, Size(width: 88, height: 18)),
  ]

  /// The colour of the titles of the documentation's buttons.
  fileprivate static let title = LayerColor(red: 0.69, green: 0, blue: 0.11)

  /// A button in place, red as the buttons of the documentation, with a small finger.
  private static func inPlace(_ look: FillLook) -> PictureSetup<ConfirmAction> {
    let size = look == .ring ? Size(width: 56, height: 56) : Size(width: 96, height: 44)
    let places: [FillLook: String] = [
      .sweep: "from the left", .rise: "from below", .ring: "by a ring",
    ]
    let place = places[look] ?? ""
    return PictureSetup(
      frame: Rect(x: size.width / 2 - 80, y: -52, width: 160, height: size.height + 66),
      place: {
        $0.bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
        $0.options.cornerRadius = look == .ring ? 28 : 10
        $0.options.isInPlace = true
        $0.options.look = look
        $0.options.palette.fill(with: title)
      },
      darken: { $0.onDark() },
      texts: { _ in words },
      sizes: sizes,
      moments: [
        .init("done", in: .idle) { finger in
          finger.press(to: 0.6)
          finger.wait(0.6)
          finger.lift()
          finger.wait(0.25)
          return "The finger has lifted. The button is green, with a check mark."
        }
      ],
      reach: { state, finger in
        switch state {
        case .idle:
          return "An empty picture: the host draws the button."
        case .updating:
          finger.press(to: 0.3)
          finger.wait(0.3)
          return "A finger on the button, which is filled two thirds \(place)."
        case .selected:
          finger.press(to: 0.6)
          finger.wait(0.15)
          return "The button is full. It has a red line around it, and says CONFIRM."
        case .confirmed:
          finger.press(to: 0.6)
          finger.wait(0.6)
          return "The line around the button is green. It says OK, Let go."
        }
      })
  }
}

extension ConfirmPalette {
  /// Sets the colours of the pressed button, and of its filled part.
  fileprivate mutating func fill(with color: LayerColor) {
    title = color
    fill = color
    fill.alpha = ConfirmPalette.fillOpacity
  }

  /// Sets the colours for a dark page.
  fileprivate mutating func onDark() {
    self = .dark
    fill(with: LayerColor(red: 1, green: 0.6, blue: 0.57))
  }
}
