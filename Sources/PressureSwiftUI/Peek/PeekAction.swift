#if os(iOS) || os(macOS) || STAND_INS
import SwiftUI

#if canImport(UIKit)
import UIKit
#else
import AppKit
import PressureAppKit
#endif

/// Something that can be done with what one peeks at.
///
///     PeekAction("Delete", systemImage: "trash", role: .destructive) { library.delete(page) }
@MainActor
public struct PeekAction {
  private let title: String
  private let image: NativeImage?
  private let role: ButtonRole?
  private let action: @MainActor () -> Void

  /// Makes one with a title in the language of the app, the name of a system image or nil, and what to do
  /// when it was chosen. One whose role is `destructive` is red; on the Mac, whose menus have no such look, it is as the
  /// others.
  public init(
    _ title: some StringProtocol, systemImage: String? = nil, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.title = String(title)
    image = systemImage.flatMap { NativeImage(symbol: $0) }
    self.role = role
    self.action = action
  }

  #if canImport(UIKit)
  /// It, for UIKit.
  var uiAction: UIAction {
    UIAction(title: title, image: image, attributes: role == .destructive ? .destructive : []) {
      [action] _ in action()
    }
  }
  #else
  /// It, for AppKit.
  var menuItem: NSMenuItem { NSMenuItem(title, image: image, action: action) }
  #endif
}
#endif
