#if os(iOS) || os(macOS) || STAND_INS
import PressureHosting
import PressureKit

#if os(iOS) || UIKIT
import UIKit
#else
import AppKit
#endif

extension PeekPopInteraction {
  /// When a press peeks and pops. A change applies from the next input. The interaction always sets the colours and the
  /// sizes of the content itself.
  public var options: PeekOptions {
    get { presenter.options }
    set { presenter.options = newValue }
  }

  /// The item whose content the view previews, such as the `id` of a list's element or a URL; nil, the default, if none is
  /// set.
  ///
  /// A change of the item cancels a press and closes a preview, which then does not pop. In the cell of a list, set the
  /// item with each content.
  public var item: AnyHashable? {
    get { presenter.item }
    set { presenter.item = newValue }
  }

  /// The state of the press.
  public var controlState: PeekPop.State { host.control.state }

  /// Opens the preview for the middle of the view and leaves it open. Does nothing outside a window, during a press or
  /// a preview, or if there is no content to preview.
  public func peek() {
    if !isBusy { presenter.open() }
  }

  /// Closes the preview, whatever holds it open, without opening its content.
  public func close() {
    host.interrupt(.escape)
  }

  var host: ControlHost<PeekPop> { presenter.host }

  /// Connects the host and the presenter with the interaction.
  func prepare() {
    host.locate = { [weak self] in self?.locate() }
    host.isReachable = { [weak self] in self?.isReachable(at: $0) ?? false }
    host.isLiftCovered = { [weak self] in self?.isCovered(at: $0) ?? false }
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

  /// Returns true if a person can reach the view, or if nothing holds a preview open. A preview that is left open covers the
  /// view, which then only has to be visible. Then the preview must not be covered where the contact came down.
  private func isReachable(at place: Point?) -> Bool {
    let isLeftOpen = host.control.isLeftOpen
    guard host.hasContact || isLeftOpen, let view, let window = view.window else { return true }
    guard let place else { return view.isExposed }
    if isLeftOpen { return view.isExposed && !isCovered(at: place) }
    let hit = window.hit(at: window.windowPoint(ofOverlay: CGPoint(place)))
    return view.isExposed && hit.map(hasPart) == true
  }

  /// Returns true if a view lies over the preview at a place of the overlay.
  private func isCovered(at place: Point) -> Bool {
    view?.window.flatMap { hit(at: place, in: $0) }.map { !hasPart($0) } ?? false
  }

  /// Returns true if a view is inside the interaction's view, or on the stage.
  func hasPart(_ hit: NativeView) -> Bool {
    [view, stage].contains { $0.map(hit.isDescendant) ?? false }
  }

  private func make(at place: PeekOrigin) -> NativeController? {
    guard let view else { return nil }
    if place == .press, let window = view.window {
      let start = window.windowPoint(ofOverlay: CGPoint(host.control.start))
      return makePreview(at: view.convert(start, from: nil))
    }
    return makePreview(at: CGPoint(x: view.bounds.midX, y: view.bounds.midY))
  }
}

extension PeekGestureRecognizer {
  /// Ends the gesture with the lift at a time, which is then fed. A lift before the peek is the view's own tap or click.
  func lift(at time: Double) {
    // The control may peek in the time since its last frame.
    host.feed(.time(time))
    if isFollowing { stop(host.control.holdsScroll ? .ended : .failed) }
  }

  /// Follows the control's state, which time or the press has changed.
  func follow() {
    if !isFollowing { return }
    let peek = host.control
    if peek.holdsScroll {
      if state == .possible { state = .began }
    } else if peek.state == .pop {
      // Recognise the gesture even if it popped at once: the view's tap must not open the content again.
      stop(.ended)
    } else if !peek.hasContact {
      stop(state == .possible ? .failed : .cancelled)
    }
  }
}
#endif
