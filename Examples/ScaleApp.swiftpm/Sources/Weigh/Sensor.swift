import UIKit

/// The contacts whose force this device can measure, as far as is known before the first touch.
enum Sensor {
  /// Fingers, with 3D Touch.
  case fingers
  /// Only an Apple Pencil, if the iPad supports one.
  case pencil
  /// No contact.
  case nothing
  /// Unknown until the view is on a screen.
  case unknown

  @MainActor
  init(_ traits: UITraitCollection) {
    switch traits.forceTouchCapability {
    case .available: self = .fingers
    case .unavailable: self = traits.userInterfaceIdiom == .pad ? .pencil : .nothing
    case .unknown: fallthrough
    @unknown default: self = .unknown
    }
  }

  /// True if the device may be able to measure force.
  var measures: Bool { self != .nothing }

  /// True if the device cannot measure fingers.
  var isFingerless: Bool { self == .pencil || self == .nothing }
}
