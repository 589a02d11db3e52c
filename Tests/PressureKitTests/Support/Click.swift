import PressureKit
import PressureTesting

/// What makes a control act at once, without force or patience.
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

  /// Ends it.
  func end(_ click: Click) {
    switch click {
    case .contact: lift()
    case .key: key(.up)
    case .activation: activate()
    }
  }

  /// Clicks; what came of it is the result.
  func click(_ click: Click) -> [String] {
    forget()
    begin(click)
    end(click)
    return takeEvents()
  }
}
