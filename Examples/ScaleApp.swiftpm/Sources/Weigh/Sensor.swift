import UIKit

/// What can be measured here, before anything touches it.
enum Sensor {
  /// Fingers are: 3D Touch.
  case fingers
  /// Only an Apple Pencil is, where there is one.
  case pencil
  /// Nothing is.
  case nothing
  /// It is not known as long as no view is on a screen.
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

  /// Whether there may be something that is measured.
  var measures: Bool { self != .nothing }

  /// Whether no finger is measured.
  var isFingerless: Bool { self == .pencil || self == .nothing }
}
