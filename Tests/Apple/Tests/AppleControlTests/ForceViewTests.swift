#if canImport(UIKit)
// ForceViewTests.swift
import PressureTesting
import Testing
import UIKit

/// A view of an app.
final class ForceView: UIView {
  private(set) var levels: [Double] = []

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { levels.append(touch.force / touch.maximumPossibleForce) }
  }
}

@MainActor
@Suite struct ForceViewTests {
  @Test func `The view follows the force`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let view = ForceView(frame: CGRect(x: 40, y: 400, width: 120, height: 44))
    window.addSubview(view)
    let finger = ViewFinger(on: view, rate: 4)
    finger.down()
    finger.press(to: 1, over: 1)  // four events, one second
    finger.lift()
    #expect(view.levels == [0.25, 0.5, 0.75, 1])
  }
}
#endif
