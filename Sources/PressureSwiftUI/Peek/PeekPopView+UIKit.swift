#if os(iOS) || UIKIT
import PressureViews
import SwiftUI
import UIKit

// The UIKit part of a view with a preview. PeekPopView+AppKit is the AppKit part.

/// The view that peeks; it has the size of its content.
final class PeekPopView: UIView {
  private let content: UIView

  init(_ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    content.backgroundColor = .clear
    addSubview(content)
    // Before iOS 16, SwiftUI does not ask for the view's size.
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

/// The content of the view that peeks.
typealias PeekPopSource<Content: View> = InEnvironment<Content>

extension PeekPopCoordinator {
  /// The SwiftUI content of the view that peeks.
  var source: PeekPopSource<Content> {
    InEnvironment(content: peek.content, environment: environment)
  }

  /// Adds an interaction to a view. The actions come with the preview, and in the view's context menu.
  func attach(to view: UIView) {
    let interaction = PeekPopInteraction(delegate: self)
    self.interaction = interaction
    view.addInteraction(interaction)
  }
}
#endif
