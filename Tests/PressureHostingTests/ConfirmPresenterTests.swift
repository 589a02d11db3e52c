import PressureKit
import Testing

@testable import PressureHosting

/// The presenter of a confirm button makes the same decisions on every platform.
@MainActor
@Suite struct ConfirmPresenterTests {
  private let platform = PlatformDouble()

  @Test func `its labels are the kit's words, or the app's`() {
    let presenter = ConfirmPresenter(on: platform)
    func texts() -> [String] { ConfirmAction.Label.allCases.map { presenter.text(of: $0) } }
    expect(
      texts(),
      equals: [
        "", "CONFIRM", "OK", "Let go", "Press harder", "Hold longer", "Slide onto the ring",
      ])
    presenter.confirmLabel = "WIRKLICH"
    presenter.okLabel = "JA"
    presenter.releaseLabel = "LOS"
    presenter.hints.press = "Fester"
    presenter.hints.hold = "Länger"
    presenter.hints.slide = ""
    expect(texts(), equals: ["", "WIRKLICH", "JA", "LOS", "Fester", "Länger", ""])
  }

  @Test func `its hint fits the person's way to operate it`() {
    let presenter = ConfirmPresenter(on: platform)
    presenter.hints.voiceOver = "voice"
    presenter.hints.switchControl = "switch"
    presenter.hints.force = "force"
    presenter.hints.time = "time"
    presenter.hints.forceInPlace = "force in place"
    presenter.hints.timeInPlace = "time in place"
    var hints: [String?] = []
    for isInPlace in [false, true] {
      presenter.options.isInPlace = isInPlace
      for assistance in [nil, Assistance.voiceOver, .switchControl] {
        for measuresForce in [false, true] {
          platform.assistance = assistance
          platform.measuresForce = measuresForce
          hints.append(presenter.hint)
        }
      }
    }
    expect(
      hints,
      equals: [
        "time", "force", "voice", "voice", "switch", "switch",
        "time in place", "force in place", "voice", "voice", "switch", "switch",
      ])
    // During a press the ring shows the next step, so there is no hint.
    presenter.host.isOnScreen = true
    #expect(presenter.host.activate())
    #expect(presenter.hint == nil)
    expect(presenter.value, equals: "CONFIRM")
  }

  @Test func `an armed ring goes where no other view lies, and a contact on one disarms`() {
    let presenter = ConfirmPresenter(on: platform)
    let host = presenter.host
    host.control.bounds = Rect(x: 290, y: 400, width: 80, height: 44)
    host.control.viewport = Rect(x: 0, y: 0, width: 390, height: 844)
    host.isOnScreen = true
    let above = Rect(x: 290, y: 352, width: 80, height: 44)
    presenter.hasOther = { above.contains($0) }
    #expect(host.activate())
    #expect(host.control.askedArea == nil)
    guard let center = host.control.ringArea?.center else {
      Issue.record("not armed")
      return
    }
    #expect(center.y == 422 && center.x < 290)
    platform.wait(1)
    let later = Rect(center: center, size: Size(width: 4, height: 4))
    presenter.hasOther = { later.contains($0) }
    for (dx, isOpen) in [(10.0, true), (0, false)] {
      let place = Point(x: center.x + dx, y: center.y)
      for phase in [ContactPhase.began, .cancelled] {
        host.feed(
          .contact(
            ContactSample(time: platform.now, phase: phase, position: place, source: .touch)))
      }
      expect(host.control.isLeftOpen, equals: isOpen)
    }
  }

  @Test func `each step of a held key in place has its own value`() {
    let presenter = ConfirmPresenter(on: platform)
    for label in ConfirmAction.Label.allCases {
      presenter.host.control.options.setSize(Size(width: 60, height: 18), of: label)
    }
    presenter.options.isInPlace = true
    presenter.host.isOnScreen = true
    var acts: [ConfirmAction.Act] = []
    presenter.host.act = { acts.append($0) }
    presenter.host.feed(.key(KeySample(time: platform.now, phase: .down)))
    var texts: [String?] = []
    for seconds in [0.0, 2.1, 0.2, 1] {
      platform.wait(seconds)
      texts += [presenter.value, presenter.hint]
    }
    expect(texts, equals: ["", nil, "CONFIRM", nil, "OK", nil, "Let go", nil])
    presenter.host.feed(.key(KeySample(time: platform.now, phase: .up)))
    expect(acts, equals: [.confirm])
    expect([presenter.value, presenter.hint], equals: ["", presenter.hints.timeInPlace])
    let said = platform.takeCalls().compactMap { call -> String? in
      if case .announce(let text, _) = call { text } else { nil }
    }
    expect(said, equals: ["CONFIRM", "OK", "Let go"])
  }

  /// The button's preferred height, its height with one line, and the ring's diameter.
  @Test(
    arguments: [
      (44, 44, nil), (21, 21, nil), (149, 85, 85), (40, 21, 21),
    ] as [(Double, Double, Double?)])
  func `its ring is as high as the button, unless the title has several lines`(
    wanted: Double, oneLine: Double, ring: Double?
  ) {
    let presenter = ConfirmPresenter(on: platform)
    func rings() -> [Double?] {
      let options = presenter.host.control.options
      return [options.ringDiameter, options.ringOffset]
    }
    presenter.sizeRing(wantedHeight: wanted, oneLineHeight: oneLine)
    expect(rings(), equals: [ring, nil])
    // The app's own setting stays, and the app does not see the calculated size.
    #expect(presenter.options.ringDiameter == nil)
    var options = presenter.options
    options.ringDiameter = 60
    presenter.options = options
    presenter.sizeRing(wantedHeight: wanted, oneLineHeight: oneLine)
    expect(rings(), equals: [60, nil])
    expect(presenter.options, equals: options)
  }

  @Test func `its tint marks a pressed button and, mostly clear, fills one in place`() {
    var tint = LayerColor(red: 0, green: 0.5, blue: 1)
    for isDark in [false, true] {
      var palette = isDark ? ConfirmPalette.dark : ConfirmPalette()
      for alpha in [1, 0.5] {
        tint.alpha = alpha
        palette.title = tint
        palette.fill = tint
        palette.fill.alpha = alpha * 0.14
        expect(ConfirmPresenter.palette(tint: tint, isDark: isDark), equals: palette)
      }
    }
  }

  @Test(arguments: [false, true], [false, true])
  func `its look follows the person's settings`(isOpaque: Bool, isContrasting: Bool) {
    let presenter = ConfirmPresenter(on: platform)
    platform.reducesTransparency = isOpaque
    platform.increasesContrast = isContrasting
    var palette = ConfirmPalette()
    palette.backdrop.alpha = 0.2
    presenter.color(palette)
    palette.backdrop.alpha = isOpaque ? 1 : 0.2
    if isContrasting { palette.rim = ConfirmPalette.dark.rim }
    expect(presenter.host.control.options.palette, equals: palette)
    expect(presenter.host.control.options.increasesContrast, equals: isContrasting)
  }
}
