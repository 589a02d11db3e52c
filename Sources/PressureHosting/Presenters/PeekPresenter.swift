import PressureKit

/// Decides when the content of a peek is made, shown, handed on and removed, for a native view of any toolkit.
///
/// The life of the content follows the control's events. It begins with `begin`, or with `open()`. It ends when the
/// control has returned to `idle` and the preview has disappeared.
@MainActor
package final class PeekPresenter<Content: AnyObject> {
  /// The control's host.
  package let host: ControlHost<PeekPop>
  /// The content; nil before it is made, and after it was handed on.
  package private(set) var content: Content?
  /// True if a preview is visible or about to appear.
  package private(set) var isPresented = false

  /// Makes the content for a place; nil if there is no content to preview.
  package var make: @MainActor (PeekOrigin) -> Content? = { _ in nil }
  /// Returns the content's preferred size, in points; 0 means no preference.
  package var wantedSize: @MainActor (Content) -> Size = { _ in .zero }
  /// Returns the size of all actions, in points; nil without actions.
  package var actionsSize: @MainActor () -> Size? = { nil }
  /// Shows a frame.
  package var show: @MainActor (PeekFrame) -> Void = { _ in }
  /// Removes the content from the screen, leaves a picture in its place, and opens the content elsewhere.
  package var handOn: @MainActor (Content) -> Void = { _ in }
  /// Closes the menu of the system that shows content of the view, because a person cannot mean it any more.
  package var closeMenu: @MainActor () -> Void = {}
  /// Removes everything from the screen.
  package var clear: @MainActor () -> Void = {}

  /// The content that a menu of the system shows.
  private weak var inMenu: Content?
  /// The closure that the control's next act runs if a person chooses: an action, or the opening of a menu's content.
  private var chosen: (() -> Void)?
  /// The content's preferred size when it was handed on.
  private var lastSize = Size.zero
  /// True if the content of the preview that begins has already been made.
  private var isPrepared = false

  /// Makes the presenter of a new control on a platform. A tap is the view's own, so it does not pop.
  package init(on platform: any HostPlatform) {
    host = ControlHost(PeekPop(), on: platform)
    host.control.takesTaps = false
    host.act = { [weak self] in self?.act($0) }
    host.draw = { [weak self] in self?.draw() }
  }

  /// The control's options. The view sets the colours and the sizes of the content itself.
  package var options: PeekOptions {
    get { host.control.options }
    set {
      host.control.options = newValue
      host.invalidate()
    }
  }

  /// The item whose content the view previews; nil if the app has set none. A change cancels a press, and closes a
  /// preview.
  package var item: AnyHashable? {
    didSet { if item != oldValue { host.interrupt(.changed) } }
  }

  /// Opens the preview for the middle of the view and leaves it open. Does nothing while the view is on no screen,
  /// during a press or a preview, or if there is no content to preview.
  package func open() {
    guard host.isOnScreen, !host.control.isEngaged, prepare(at: .middle) else { return }
    isPrepared = true
    host.update { $0.open(at: $1) }
    isPrepared = false
  }

  /// Closes the preview, and runs an action of it. Does nothing if the preview is not left open any more, or if something covers
  /// the `place` of the action, in the coordinates of the control.
  package func choose(at place: Point, _ run: () -> Void) {
    if host.isLiftCovered?(place) == true { return }
    perform(run) { $0.choose(at: $1) }
  }

  /// Makes content for a menu of the system. Returns nil during a press or a preview, while the control is disabled, if there is
  /// no content, or if it was taken back while it was made.
  package func makeForMenu(_ make: () -> Content?) -> Content? {
    host.update { $0.openMenu(at: $1) }
    if !host.control.isInMenu { return nil }
    let content = make()
    if !host.control.isInMenu { return nil }
    inMenu = content
    return content
  }

  /// Returns true if a menu shows the content, and nothing has taken it back.
  package func isInMenu(_ content: Content) -> Bool { host.control.isInMenu && inMenu === content }

  /// Hands on what a menu shows, once, unless something has taken it back.
  package func popFromMenu(_ content: Content, _ open: (Content) -> Void) {
    if !isInMenu(content) { return }
    inMenu = nil
    perform({ open(content) }) { $0.popFromMenu(at: $1) }
  }

  /// Changes the control by a person's choice, and runs it if the control agrees.
  private func perform(
    _ run: () -> Void,
    _ body: (inout PeekPop, _ time: Double) -> EventList<PeekPop.Event>
  ) {
    withoutActuallyEscaping(run) { run in
      chosen = run
      host.update(body)
      chosen = nil
    }
  }

  /// Tells the control the place of its view, the visible area and the colours, and sets the sizes of the content.
  package func locate(_ bounds: Rect, in viewport: Rect, palette: PeekPalette) {
    host.control.bounds = bounds
    host.control.viewport = viewport
    let sizes =
      isPresented
      ? PeekContentSizes(
        preview: content.map(wantedSize) ?? lastSize, actions: actionsSize(), in: viewport)
      : PeekContentSizes()
    host.control.options.previewSize = sizes.preview
    host.control.options.actionsSize = sizes.actions
    host.control.options.palette = palette
  }

  private func act(_ act: PeekPop.Act) {
    switch act {
    case .begin:
      // Do not make content for a preview that began and ended within one input.
      let isWanted = !isPrepared && host.control.state != .idle
      if isWanted && !prepare(at: .press) { host.interrupt(.menu) }
    case .action,
      .pop where chosen != nil:
      let run = chosen
      chosen = nil
      run?()
    case .pop:
      guard let content else { return }
      lastSize = wantedSize(content)
      self.content = nil
      handOn(content)
    case .peek, .close:
      break
    }
  }

  /// Makes the content. Returns false if there is no content to preview.
  private func prepare(at place: PeekOrigin) -> Bool {
    end()
    guard let content = make(place) else { return false }
    self.content = content
    isPresented = true
    host.locate()
    return true
  }

  private func draw() {
    if inMenu != nil && !host.control.isInMenu {
      inMenu = nil
      closeMenu()
    }
    if !isPresented { return }
    let frame = PeekFrame(of: host.control)
    let isEnding = host.control.state == .idle
    if isEnding && (frame.isEmpty || !host.isOnScreen) { end() } else { show(frame) }
  }

  private func end() {
    if !isPresented { return }
    isPresented = false
    content = nil
    clear()
    // The keys go elsewhere now, so the release of a held one is not reported.
    host.interrupt(.keysLost)
  }
}

/// The place in the view where a preview begins.
package enum PeekOrigin: Sendable {
  /// The point where a press came down.
  case press
  /// The middle of the view.
  case middle
}
