#if os(macOS) || STAND_INS && canImport(AppKit)
import AppKit
import PressureAppKit
import SwiftUI

// What is AppKit's of a view that one can look into. See PeekPopView+UIKit.

/// What one presses, as large as what is in it, with a context menu.
final class PeekPopView: NSView, NSMenuDelegate {
  private let content: NSView
  /// Makes the items of the menu, each time that it is shown; without any there is none.
  var makeItems: @MainActor () -> [NSMenuItem] = { [] }

  init(_ content: NSView) {
    self.content = content
    super.init(frame: .zero)
    addSubview(content)
    let menu = NSMenu(title: "")
    menu.delegate = self
    // A click with the Control key asks what was hit, and nothing around it.
    for view in [self, content] { view.menu = menu }
    // Before macOS 13 asks.
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

  /// Shows the menu in its middle.
  func showMenu() {
    _ = menu?.popUp(positioning: nil, at: NSPoint(x: bounds.midX, y: bounds.midY), in: self)
  }
}

/// What is in it.
typealias PeekPopSource<Content: View> = InEnvironment<WithMenu<Content>>

/// A view that shows a context menu for assistive technology, which finds no menu of AppKit's at what is SwiftUI's.
struct WithMenu<Content: View>: View {
  var content: Content
  var showMenu: @MainActor () -> Void

  var body: some View {
    content.accessibilityAction(.showMenu) { showMenu() }
  }
}

extension PeekPopCoordinator {
  /// What one presses, of SwiftUI.
  var source: PeekPopSource<Content> {
    let content = WithMenu(content: peek.content) { [weak self] in
      (self?.interaction?.view as? PeekPopView)?.showMenu()
    }
    return InEnvironment(content: content, environment: environment)
  }

  /// Makes a view one that can be looked into; the actions are in its context menu.
  func attach(to view: NSView) {
    let interaction = PeekPopInteraction(view: view, delegate: self)
    self.interaction = interaction
    (view as? PeekPopView)?.makeItems = { [weak self] in self?.makeItems() ?? [] }
  }

  /// An item that opens the preview, and the actions.
  private func makeItems() -> [NSMenuItem] {
    guard environment.isEnabled, let interaction else { return [] }
    let preview = interaction.makeMenuItem()
    let actions = peek.actions().map(\.menuItem)
    if actions.isEmpty { return [preview] }
    // As the others are.
    if actions.contains(where: { $0.image != nil }) { preview.image = NSImage(symbol: "eye") }
    return [preview, .separator()] + actions
  }
}
#endif
