import PressureHosting
import PressureKit
import Testing
import UIKit

@testable import PressureTesting
@testable import PressureViews

extension OnScreen {
  /// The events that a control sends, and the touches that it tracks without UIControl.
  @Suite @MainActor struct TouchEventTests {
    private let inside = CGPoint(x: 100, y: 422)
    private let outside = CGPoint(x: 300, y: 100)

    private static let touchEvents: [(String, UIControl.Event)] = [
      ("down", .touchDown), ("drag inside", .touchDragInside), ("drag outside", .touchDragOutside),
      ("drag enter", .touchDragEnter), ("drag exit", .touchDragExit),
      ("up inside", .touchUpInside), ("up outside", .touchUpOutside), ("cancel", .touchCancel),
    ]

    /// One of each control.
    private func controls() -> [PressureControl] {
      [
        ConfirmActionButton(title: "Delete"), TransitioningButton(title: "Submit"), ScaleView(),
        ControlView(ConfirmAction(), size: CGSize(width: 90, height: 44)),
      ]
    }

    @Test func `No control sends a touch event, whatever the touch does`() {
      for control in controls() {
        let screen = Screen(control)
        var sent: [String] = []
        for (name, event) in TouchEventTests.touchEvents {
          control.addAction(UIAction { _ in sent.append(name) }, for: event)
        }
        #expect(screen.down(0.075))
        #expect(screen.press(0.465))
        screen.press(0.465, at: outside)
        screen.press(0.465, at: inside)
        screen.up()
        screen.wait(1)
        screen.down(0.075)
        screen.press(0.075, at: outside)
        screen.up()
        screen.wait(1)
        screen.finger.place = inside
        screen.down(0.075)
        screen.finger.cancel()
        expect(sent, equals: [], "\(type(of: control))")
      }
    }

    @Test func `An action for events that are never sent is reported once, with the events to use`()
    {
      var reports: [String] = []
      let report = UsageFault.report
      defer { UsageFault.report = report }
      UsageFault.report = { reports.append($0) }

      let sent: [UIControl.Event] = [
        .valueChanged, [.touchUpInside, .valueChanged], .allTouchEvents.union(.valueChanged),
        // An app sends these itself.
        UIControl.Event(rawValue: 1 << 24),
      ]
      let neverSent: [UIControl.Event] = [
        .touchUpInside, .touchDown, UIControl.Event(rawValue: 1 << 17),
      ]
      for control in controls() {
        for event in sent { control.addAction(UIAction { _ in }, for: event) }
      }
      expect(reports, equals: [])
      for control in controls() {
        for event in neverSent { control.addAction(UIAction { _ in }, for: event) }
      }
      let touches =
        "never sends touch events such as Touch Up Inside, so an action for them never runs."
      let primary = "Use primaryActionTriggered or valueChanged, also in Interface Builder."
      expect(
        reports,
        equals: [
          "ConfirmActionButton \(touches) \(primary)", "TransitioningButton \(touches) \(primary)",
          "ScaleView \(touches) Use valueChanged or editingDidEnd, also in Interface Builder.",
          "ControlView<ConfirmAction> \(touches) \(primary)",
        ])

      reports = []
      let scale = ScaleView()
      scale.addTarget(self, action: Selector { _ in }, for: .editingDidEnd)
      scale.addTarget(self, action: Selector { _ in }, for: .primaryActionTriggered)
      scale.addTarget(self, action: Selector { _ in }, for: .touchUpInside)
      expect(
        reports,
        equals: [
          "ScaleView never sends the control event 8192, so an action for it never runs. "
            + "Use valueChanged or editingDidEnd, also in Interface Builder."
        ])
    }

    @Test func `A control tracks while a contact is down`() {
      for control in controls() {
        let screen = Screen(control)
        var states = [control.isTracking, screen.down(0.075), screen.press(0.075)]
        screen.up()
        states.append(control.isTracking)
        screen.wait(1)
        control.isEnabled = false
        states.append(screen.down(0.075))
        expect(states, equals: [false, true, true, false, false], "\(type(of: control))")
      }
    }

    /// A host that records the contacts that it is fed.
    @MainActor
    private final class HostDouble: ControlHosting {
      let platform: any HostPlatform = UIKitPlatform()
      var isOnScreen = false
      var isReachable: (@MainActor (Point?) -> Bool)?
      var isLiftCovered: (@MainActor (Point) -> Bool)?
      var findPlace: (@MainActor () -> ControlPlace?)?
      var hasContact = false
      var holdsScroll = false
      var takesSeveralContacts = false
      var isEngaged = false
      let rank: Int32 = 0
      var engagementDidChange: @MainActor (Bool) -> Void = { _ in }
      var access = Access(role: .button, textSlot: 0, isEnabled: true)
      private(set) var fed: [String] = []

      func feed(_ input: Input) {
        guard case .contact(let sample) = input else { return }
        hasContact = sample.phase == .began || sample.phase == .moved
        fed.append("\(sample.phase) \(sample.isPrimary)")
      }

      func feed(
        _ key: HostKey, _ phase: KeySample.Phase, at time: Double,
        with modifiers: PressureHosting.KeyModifiers
      ) -> Bool { false }
      func scroll() {}
    }

    @Test func `The control decides about touches while it is disabled, and about several touches`()
    {
      var fed: [[String]] = []
      var isMultiple: [Bool] = []
      for takesSeveral in [false, true] {
        let host = HostDouble()
        host.takesSeveralContacts = takesSeveral
        let screen = Screen(PressureControl(frame: .zero))
        screen.view.host = host
        isMultiple.append(screen.view.isMultipleTouchEnabled)
        screen.view.isEnabled = false
        screen.down(0.075)
        screen.press(0.09)
        let other = screen.touch(.began)
        screen.finger.event.touches = [screen.touch, other]
        screen.view.touchesBegan([other], with: screen.finger.event)
        fed.append(host.fed)
      }
      expect(isMultiple, equals: [false, true])
      expect(
        fed,
        equals: [
          ["began true", "moved true", "began false", "began false"],
          ["began true", "moved true", "began true"],
        ])
    }

    @Test
    func `With multiple touch enabled, a second touch on the control cancels the press`() {
      let screen = Screen(ConfirmActionButton(title: "Delete"))
      var states: [ConfirmAction.State] = []
      screen.view.onStateChange = { states.append($0) }
      screen.view.isMultipleTouchEnabled = true
      screen.down(0.075)
      screen.finger.secondDown(at: inside)
      expect(states, equals: [.updating, .idle])
      screen.up()
      screen.finger.secondLift()
      expect(states, equals: [.updating, .idle])
      // Two touches that begin at once begin no press.
      let pair = Set((0..<2).map { _ in screen.touch(.began) })
      screen.finger.event.touches = pair
      screen.view.touchesBegan(pair, with: screen.finger.event)
      expect(states, equals: [.updating, .idle])
    }
  }
}
