#if VIEWS
import PressureHosting
import PressureKit
import PressureLayers

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

extension PeekPopInteraction {
  /// When a press peeks and pops; a change holds from the next input on. The interaction sets the colours and the sizes of
  /// the content again.
  public var options: PeekOptions {
    get { presenter.options }
    set { presenter.options = newValue }
  }

  /// Where a press is.
  public var controlState: PeekPop.State { host.control.state }

  /// Opens the preview of the view's middle and leaves it open. Does nothing outside a window, while a press or a preview is
  /// under way, or if there is nothing to look at.
  public func peek() {
    if !isBusy { presenter.open() }
  }

  /// Closes a preview, whatever holds it open; nothing is opened then.
  public func close() {
    host.interrupt(.escape)
  }

  var host: ControlHost<PeekPop> { presenter.host }

  /// Answers what the host and the presenter ask.
  func prepare() {
    host.locate = { [weak self] in self?.locate() }
    host.willDraw = { [weak self] in self?.followPress() }
    presenter.make = { [weak self] in self?.make(at: $0) }
    presenter.wantedSize = {
      Size(width: $0.preferredContentSize.width, height: $0.preferredContentSize.height)
    }
    presenter.actionsSize = { [weak self] in self?.actionsSize }
    presenter.show = { [weak self] in self?.show($0) }
    presenter.handOn = { [weak self] in self?.handOn($0) }
    presenter.clear = { [weak self] in self?.clear() }
  }

  private func locate() {
    guard let view, let window = view.window else { return }
    presenter.locate(
      Rect(window.overlayRect(view.bounds, of: view)), in: window.viewport,
      palette: colors.palette(
        PeekPalette(), or: [\.surface: .shownGround], in: view.nativeEnvironment))
  }

  private func make(at place: PeekPlace) -> NativeController? {
    guard let view else { return nil }
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    return makePreview(at: place == .press ? pressStart ?? middle : middle)
  }
}

extension PeekGestureRecognizer {
  /// Goes where the control has gone, by itself or with the press.
  func follow() {
    if !isFollowing { return }
    let peek = host.control
    if peek.holdsScroll {
      if state == .possible { state = .began }
    } else if peek.state == .pop {
      // Recognised even if it popped at once: the view's tap must not open the content again.
      stop(.ended)
    } else if !peek.hasContact {
      stop(state == .possible ? .failed : .cancelled)
    }
  }
}
#endif
