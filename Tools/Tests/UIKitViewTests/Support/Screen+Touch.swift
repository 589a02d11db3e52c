import UIKit

@testable import PressureTesting

extension Screen {
  /// The finger's touch, while it is down.
  var touch: UITouch { finger.touches[1] ?? UITouch() }

  /// Returns a touch on the view that has not been delivered, for events that a finger cannot make.
  func touch(_ phase: UITouch.Phase) -> FingerTouch {
    FingerTouch(
      on: view, in: window,
      FingerTouch.Values(
        time: time, phase: phase, place: finger.place, force: 0, maximum: finger.maximum),
      of: finger, fed: [])
  }
}
