import UIKit

/// What the scale says of what can be measured here, before anything touches it.
enum SensorWords {
  static func text(of capability: UIForceTouchCapability) -> String {
    switch capability {
    case .available:
      "Press on the dial with a finger, or lay something on it that the screen feels, and hold still."
    case .unavailable:
      "This device has no force sensor for fingers, or 3D Touch is switched off in Settings › "
        + "Accessibility › Touch. Nothing can be weighed with a finger. An Apple Pencil is measured."
    // As long as the view is not on a screen.
    case .unknown: fallthrough
    @unknown default:
      "Press on the dial and hold still."
    }
  }
}
