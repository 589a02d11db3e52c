#if os(iOS) || UIKIT
import PressureHosting
import PressureKit
import UIKit

/// Adds peek and pop to a view: press to peek at content, press deeper to pop, slide up for the actions.
///
/// A tap stays the view's own, and has to open the same content, so that everything is reachable without a peek. If no
/// sensor measures force, and for pointers, keyboards and assistive technology, a context menu shows the preview and
/// its actions. `PeekPop` has the rules of a press; `options` change them.
///
///     let peek = PeekPopInteraction(delegate: self)
///     row.addInteraction(peek)
@MainActor
public final class PeekPopInteraction: NSObject, UIInteraction {
  /// The delegate that provides the preview and opens the content.
  public weak var delegate: (any PeekPopInteractionDelegate)?
  /// The view that peeks; nil before the interaction is added to one.
  public private(set) weak var view: UIView? {
    didSet { platform.view = view }
  }

  private let platform = UIKitPlatform()
  private(set) lazy var presenter = PeekPresenter<UIViewController>(on: platform)
  private(set) lazy var recognizer = PeekGestureRecognizer(host: host) { [weak self] touch in
    self?.accepts(touch) ?? false
  }
  private(set) lazy var contextMenu = UIContextMenuInteraction(delegate: menu)
  private lazy var menu = PeekMenu(of: self)
  private let addsContextMenu: Bool
  private lazy var windowObserver = WindowObserver { [weak self] in self?.attend() }
  /// The observer of the window and its scene, while the view is in a window.
  private var presence: WindowPresence?
  private(set) lazy var touches = TouchWatch { [weak self] touch in
    guard let self else { return }
    host.feed(watched: touch, isOwn: touch.view.map(hasPart) ?? false)
  }
  /// The controller of the stage, from when a press is harder than a touch until the preview has disappeared.
  var controller: PeekStageController?
  var hasReported = false

  /// Makes an interaction; add it to a view.
  ///
  /// `addsContextMenu` is true by default. Set it to false for a cell of a list that has context menus of its own: the
  /// cell's menu would hide the list's. Then only presses by force peek, and the list's menu has to offer the same
  /// content. In the list's delegate, return no menu while `controlState` is not `idle`, and call `close()` when the
  /// menu is displayed.
  public init(delegate: any PeekPopInteractionDelegate, addsContextMenu: Bool = true) {
    self.delegate = delegate
    self.addsContextMenu = addsContextMenu
    super.init()
    prepare()
    presenter.closeMenu = { [weak self] in self?.contextMenu.dismissMenu() }
  }

  // MARK: Properties

  /// The colours of the preview and its surroundings.
  public var colors = PeekColors() {
    didSet { host.invalidate() }
  }

  // MARK: UIInteraction

  /// Leaves the present view.
  public func willMove(to view: UIView?) {
    guard let old = self.view else { return }
    // The observer then leaves the window, which removes the stage.
    windowObserver.removeFromSuperview()
    old.removeGestureRecognizer(recognizer)
    if addsContextMenu { old.removeInteraction(contextMenu) }
    self.view = nil
  }

  /// Joins a view.
  public func didMove(to view: UIView?) {
    guard let view else { return }
    self.view = view
    view.addGestureRecognizer(recognizer)
    if addsContextMenu { view.addInteraction(contextMenu) }
    windowObserver.observe(view)
    attend()
  }

  // MARK: Delegate

  /// True during a press or a preview.
  var isBusy: Bool { recognizer.isFollowing || host.control.isEngaged }

  func preview(at location: CGPoint) -> UIViewController? {
    delegate?.peekPopInteraction(self, previewAt: location)
  }

  func actions(for preview: UIViewController) -> [UIAction] {
    delegate?.peekPopInteraction(self, actionsFor: preview) ?? []
  }

  func open(_ preview: UIViewController) {
    delegate?.peekPopInteraction(self, pop: preview)
  }

  /// Returns true if a touch may peek. Without a reliable sensor, the context menu opens instead.
  private func accepts(_ touch: UITouch) -> Bool {
    guard let view else { return false }
    // The app may have removed the observer with all subviews of the view.
    windowObserver.observe(view)
    if !host.isOnScreen || UIAccessibility.isVoiceOverRunning
      || UIAccessibility.isSwitchControlRunning || touch.maximumPossibleForce <= 0
    {
      return false
    }
    // The force on a control inside the view belongs to the control.
    if touch.view?.isInControl(within: view) == true { return false }
    // The capability of a view outside a window has no meaning, and it never applies to pencils.
    return touch.type == .pencil || view.traitCollection.forceTouchCapability == .available
  }

  private func attend() {
    let window = windowObserver.isInWindow ? view?.window : nil
    host.isOnScreen = window != nil
    presence = window.map { WindowPresence(of: $0, for: host) }
  }
}
#endif
