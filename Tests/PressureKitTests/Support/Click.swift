import PressureKit
import PressureTesting

/// The ways to make a control act at once, without force or patience.
enum Click: CaseIterable {
  case contact, key, activation
}

extension VirtualFinger {
  /// Begins a click where the finger is.
  func begin(_ click: Click) {
    switch click {
    case .contact: touch()
    case .key: key(.down)
    case .activation: break
    }
  }

  /// Ends a click.
  func end(_ click: Click) {
    switch click {
    case .contact: lift()
    case .key: key(.up)
    case .activation: activate()
    }
  }

  /// Clicks and returns the events.
  func click(_ click: Click) -> [String] {
    forget()
    begin(click)
    end(click)
    return takeEvents()
  }
}
