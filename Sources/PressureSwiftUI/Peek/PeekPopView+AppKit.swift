#if os(macOS) || APPKIT
import AppKit
import PressureViews
import SwiftUI

// The AppKit part of a view with a preview. PeekPopView+UIKit is the UIKit part.

/// The view that peeks: it has the size of its content, and a context menu.
final class PeekPopView: NSView, NSMenuDelegate {
  private let content: NSView
  /// Makes the items each time that the menu is shown. Without items there is no menu.
  var makeItems: @MainActor () -> [NSMenuItem] = { [] }

  init(_ content: NSView) {
    self.content = content
    super.init(frame: .zero)
    addSubview(content)
    let menu = NSMenu(title: "")
    menu.delegate = self
    // A click with the Control key asks only the view that was hit for its menu.
    for view in [self, content] { view.menu = menu }
    // Before macOS 13, SwiftUI does not ask for the view's size.
    setContentHuggingPriority(.required, for: .vertical)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override var intrinsicContentSize: NSSize { content.intrinsicContentSize }

  override func layout() {
    super.layout()
    content.frame = bounds
  }

  func menuNeedsUpdate(_ menu: NSMenu) {
    menu.items = makeItems()
  }

  /// Shows the menu at the middle of the view.
  func showMenu() {
    _ = menu?.popUp(positioning: nil, at: NSPoint(x: bounds.midX, y: bounds.midY), in: self)
  }
}

/// The content of the view that peeks.
typealias PeekPopSource<Content: View> = InEnvironment<WithMenu<Content>>

/// A view that shows a context menu for assistive technology, which does not find AppKit's menu on SwiftUI content.
struct WithMenu<Content: View>: View {
  var content: Content
  var showMenu: @MainActor () -> Void

  var body: some View {
    content.accessibilityAction(.showMenu) { showMenu() }
  }
}

extension PeekPopCoordinator {
  /// The SwiftUI content of the view that peeks.
  var source: PeekPopSource<Content> {
    let content = WithMenu(content: peek.content) { [weak self] in
      (self?.interaction?.view as? PeekPopView)?.showMenu()
    }
    return InEnvironment(content: content, environment: environment)
  }

  /// Adds an interaction to a view, with the actions in the view's context menu.
  func attach(to view: NSView) {
    let interaction = PeekPopInteraction(view: view, delegate: self)
    self.interaction = interaction
    (view as? PeekPopView)?.makeItems = { [weak self] in self?.makeItems() ?? [] }
  }

  /// Returns an item that opens the preview, and the actions.
  private func makeItems() -> [NSMenuItem] {
    guard environment.isEnabled, let interaction else { return [] }
    let preview = interaction.makeMenuItem()
    let actions = peek.actions().map(\.menuItem)
    if actions.isEmpty { return [preview] }
    // If other items have an image, this one also needs one.
    if actions.contains(where: { $0.image != nil }) { preview.image = NSImage(symbol: "eye") }
    return [preview, .separator()] + actions
  }
}
#endif
