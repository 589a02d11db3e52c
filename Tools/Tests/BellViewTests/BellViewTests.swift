import PressureKit
import Testing
import UIKit

@testable import Bell
@testable import PressureViews
@testable import SwiftUI

/// The control of Examples/Bell, on the UIKit and SwiftUI hosts.
@Suite(.serialized) @MainActor
struct BellViewTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  @Test func `In UIKit, the bell is a centred button, and calls once an activation`() throws {
    clean()
    var calls = 0
    let controller = CounterController { calls += 1 }
    controller.loadViewIfNeeded()
    controller.view.frame = window.bounds
    window.addSubview(controller.view)
    controller.viewDidLayoutSubviews()
    let bell = try #require(controller.view.subviews.first as? ControlView<Bell>)
    #expect(bell.frame == CGRect(x: 147, y: 374, width: 96, height: 96))
    #expect(bell.accessibilityLabel == "Service")
    #expect(bell.accessibilityTraits == .button)
    #expect(
      bell.control.options.palette.metal == LayerColor(.systemYellow, in: bell.traitCollection))
    #expect(bell.accessibilityActivate())
    #expect(calls == 1)
    currentMediaTime += 0.2
    #expect(UIAccessibility.said == ["Somebody is coming"])
    #expect(UIFeedbackGenerator.felt == ["heavy 1.0"])
    controller.view.removeFromSuperview()
    #expect(CADisplayLink.running.isEmpty)
  }

  @Test func `In SwiftUI, the bell has its label and announcement, and calls once an activation`()
    throws
  {
    clean()
    var calls = 0
    let screen = ViewScreen(in: window)
    screen.show(Counter { calls += 1 })
    let bell = try #require(screen.views.first as? PressureViews.ControlView<Bell>)
    bell.frame = CGRect(x: 0, y: 0, width: 96, height: 96)
    #expect(bell.accessibilityLabel == "Service")
    #expect(bell.accessibilityActivate())
    #expect(calls == 1)
    currentMediaTime += 0.2
    #expect(UIAccessibility.said == ["Somebody is coming"])
    screen.clear()
  }

  private func clean() {
    CADisplayLink.running = []
    UIFeedbackGenerator.felt = []
    UIAccessibility.reset()
    Timer.running = []
    UITraitCollection.current = .make()
  }
}
