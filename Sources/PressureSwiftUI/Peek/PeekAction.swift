#if os(iOS) || os(macOS) || STAND_INS
import PressureViews
import SwiftUI

#if os(iOS) || UIKIT
import UIKit
#else
import AppKit
#endif

/// An action for the content of a preview.
///
///     PeekAction("Delete", systemImage: "trash", role: .destructive) { library.delete(page) }
@MainActor
public struct PeekAction {
  private let title: String
  private let image: NativeImage?
  private let role: ButtonRole?
  private let action: @MainActor () -> Void

  /// Makes an action with a title in the app's language, the name of a system image or nil, and a closure that is
  /// called when the action was chosen. An action with the role `destructive` is red. Menus on the Mac have no such
  /// look, so it looks like the others there.
  public init(
    _ title: some StringProtocol, systemImage: String? = nil, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.title = String(title)
    image = systemImage.flatMap { NativeImage(symbol: $0) }
    self.role = role
    self.action = action
  }

  #if os(iOS) || UIKIT
  /// The action for UIKit.
  var uiAction: UIAction {
    UIAction(title: title, image: image, attributes: role == .destructive ? .destructive : []) {
      [action] _ in action()
    }
  }
  #else
  /// The menu item for AppKit.
  var menuItem: NSMenuItem { NSMenuItem(title, image: image, action: action) }
  #endif
}
#endif
