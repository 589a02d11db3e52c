import PressureKit

/// Decides when the content of a peek is made, shown, handed on and taken away, for a native view of any toolkit.
///
/// The life of the content follows the control's events. It begins with `begin`, or with `open()`. It ends when the control
/// has gone back to `idle` and nothing is to be seen any more.
@MainActor
package final class PeekPresenter<Content: AnyObject> {
  /// The control's host.
  package let host: ControlHost<PeekPop>
  /// The content; nil before it is made, and after it was handed on.
  package private(set) var content: Content?
  /// Whether anything of a preview is to be seen, or will be.
  package private(set) var isPresented = false

  /// Makes the content for a place; nil if there is nothing to look at.
  package var make: @MainActor (PeekPlace) -> Content? = { _ in nil }
  /// Returns the size that the content prefers, in points; 0 is no preference.
  package var wantedSize: @MainActor (Content) -> Size = { _ in .zero }
  /// Returns the size of all actions, in points; nil if there are none.
  package var actionsSize: @MainActor () -> Size? = { nil }
  /// Shows a frame.
  package var show: @MainActor (PeekFrame) -> Void = { _ in }
  /// Takes the content off the screen, leaves a picture in its place, and opens the content elsewhere.
  package var handOn: @MainActor (Content) -> Void = { _ in }
  /// Takes everything off the screen.
  package var clear: @MainActor () -> Void = {}

  /// The size that the content preferred when it was handed on.
  private var lastSize = Size.zero
  /// Whether the content of what begins is there already.
  private var isPrepared = false
  /// Whether the control has gone back to `idle` since the content was made.
  private var isEnding = false

  /// Makes the presenter of a new control on a platform.
  package init(on platform: any HostPlatform) {
    host = ControlHost(PeekPop(), on: platform)
    host.act = { [weak self] in self?.act($0) }
    host.enter = { [weak self] in self?.isEnding = $0 == .idle }
    host.draw = { [weak self] in self?.draw() }
  }

  /// The control's options. The view sets the colours and the sizes of the content again.
  package var options: PeekOptions {
    get { host.control.options }
    set {
      host.control.options = newValue
      host.invalidate()
    }
  }

  /// Opens the preview of the view's middle and leaves it open. Does nothing on no screen, while a press or a preview is
  /// under way, or if there is nothing to look at.
  package func open() {
    guard host.isOnScreen, !host.control.isEngaged, prepare(at: .middle) else { return }
    isPrepared = true
    host.update { $0.open(at: $1) }
    isPrepared = false
  }

  /// Tells the control where its view is, where anything can be seen, and its colours. The sizes of the content follow.
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
      // What has come and gone within one input is not made.
      let isWanted = !isPrepared && host.control.state != .idle
      if isWanted && !prepare(at: .press) { host.interrupt(.menu) }
    case .pop:
      guard let content else { return }
      lastSize = wantedSize(content)
      self.content = nil
      handOn(content)
    case .peek, .close:
      break
    }
  }

  /// Makes the content. Returns false if there is nothing to look at.
  private func prepare(at place: PeekPlace) -> Bool {
    end()
    guard let content = make(place) else { return false }
    self.content = content
    isPresented = true
    isEnding = false
    host.locate()
    return true
  }

  private func draw() {
    if !isPresented { return }
    let frame = PeekFrame(of: host.control)
    if isEnding && (frame.isEmpty || !host.isOnScreen) { end() } else { show(frame) }
  }

  private func end() {
    if !isPresented { return }
    isPresented = false
    content = nil
    clear()
  }
}

/// Where a preview begins.
package enum PeekPlace: Sendable {
  /// Where a press came down.
  case press
  /// In the middle of the view.
  case middle
}
