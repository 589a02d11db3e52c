#if canImport(SwiftUI) && canImport(UIKit)
import SwiftUI
import UIKit

/// Something that can be done with what one peeks at.
///
///     PeekAction("Delete", systemImage: "trash", role: .destructive) { library.delete(page) }
@MainActor
public struct PeekAction {
  private let title: String
  private let systemImage: String?
  private let role: ButtonRole?
  private let action: @MainActor () -> Void

  /// Makes one with a title in the language of the app, the name of a system image or nil, and what to do
  /// when it was chosen. One whose role is `destructive` is red.
  public init(
    _ title: some StringProtocol, systemImage: String? = nil, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.title = String(title)
    self.systemImage = systemImage
    self.role = role
    self.action = action
  }

  /// It, for UIKit.
  var uiAction: UIAction {
    UIAction(
      title: title, image: systemImage.flatMap { UIImage(systemName: $0) },
      attributes: role == .destructive ? .destructive : []
    ) { [action] _ in action() }
  }
}
#endif
