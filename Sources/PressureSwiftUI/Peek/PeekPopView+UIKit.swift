#if os(iOS) || STAND_INS && canImport(UIKit)
import PressureUIKit
import SwiftUI
import UIKit

// What is UIKit's of a view that one can look into. See PeekPopView+AppKit.

/// What one presses, as large as what is in it.
final class PeekPopView: UIView {
  private let content: UIView

  init(_ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    content.backgroundColor = .clear
    addSubview(content)
    // Before iOS 16 asks.
    setContentHuggingPriority(.required, for: .vertical)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override var intrinsicContentSize: CGSize { content.intrinsicContentSize }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
  }
}

/// What is in it.
typealias PeekPopSource<Content: View> = InEnvironment<Content>

extension PeekPopCoordinator {
  /// What one presses, of SwiftUI.
  var source: PeekPopSource<Content> {
    InEnvironment(content: peek.content, environment: environment)
  }

  /// Makes a view one that can be looked into; the actions come with the preview, and in its context menu.
  func attach(to view: UIView) {
    let interaction = PeekPopInteraction(delegate: self)
    self.interaction = interaction
    view.addInteraction(interaction)
  }
}
#endif
