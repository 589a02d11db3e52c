#if os(iOS) || STAND_INS
import PressureHosting
import PressureKit
import UIKit

/// Makes a view something that one can look into before one goes there: press to peek, press deeper to
/// pop, slide up for the actions.
///
/// A tap stays the view's own, and has to open the same content: nothing is reached by a peek alone.
/// Where nothing measures force, and for pointers, keyboards and assistive technology, the preview and
/// its actions come in a context menu. What a press does is `PeekPop`'s, as `options` say.
///
///     let peek = PeekPopInteraction(delegate: self)
///     row.addInteraction(peek)
@MainActor
public final class PeekPopInteraction: NSObject, UIInteraction {
  /// Who says what is shown and opens it.
  public weak var delegate: (any PeekPopInteractionDelegate)?
  /// The view that one presses; nil before it is added to one.
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
  /// While the view is in a window.
  private var presence: ScenePresence?
  /// What shows the content, from when a press is harder than a touch until nothing is to be seen of it.
  var controller: PeekStageController?
  var hasReported = false

  /// Makes one; add it to a view.
  ///
  /// `addsContextMenu` is true by default. Set it to false for a cell of a list that has context menus of its own: of two
  /// menus, the cell's hides the list's. The peek is then for presses by force alone, and the list's menu has to offer the
  /// same content. In the list's delegate, give no menu while `controlState` is not `idle`, and call `close()` when the
  /// menu is displayed.
  public init(delegate: any PeekPopInteractionDelegate, addsContextMenu: Bool = true) {
    self.delegate = delegate
    self.addsContextMenu = addsContextMenu
    super.init()
    prepare()
  }

  // MARK: What it is

  /// Its colours.
  public var colors = PeekColors() {
    didSet { host.invalidate() }
  }

  // MARK: UIInteraction

  /// Leaves the view that it is in.
  public func willMove(to view: UIView?) {
    guard let old = self.view else { return }
    // It sees no window then, and all that is to be seen goes.
    windowObserver.removeFromSuperview()
    old.removeGestureRecognizer(recognizer)
    if addsContextMenu { old.removeInteraction(contextMenu) }
    self.view = nil
  }

  /// Goes into a view.
  public func didMove(to view: UIView?) {
    guard let view else { return }
    self.view = view
    view.addGestureRecognizer(recognizer)
    if addsContextMenu { view.addInteraction(contextMenu) }
    windowObserver.observe(view)
    attend()
  }

  // MARK: What it asks

  /// Whether a press or a preview is under way.
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

  /// Whether a touch may peek: what measures no force, or cannot be relied on to, opens the menu.
  private func accepts(_ touch: UITouch) -> Bool {
    guard let view else { return false }
    // Somebody may have taken it away, with all that was in the view.
    windowObserver.observe(view)
    if !host.isOnScreen || UIAccessibility.isVoiceOverRunning
      || UIAccessibility.isSwitchControlRunning || touch.maximumPossibleForce <= 0
    {
      return false
    }
    // How hard one presses on a control that is in the view is for the control.
    if touch.view?.isInControl(within: view) == true { return false }
    // What it says of a view outside a window means nothing; of pencils it says nothing at all.
    return touch.type == .pencil || view.traitCollection.forceTouchCapability == .available
  }

  private func attend() {
    let window = windowObserver.isInWindow ? view?.window : nil
    host.isOnScreen = window != nil
    presence = window?.windowScene.map { ScenePresence(of: $0, for: host) }
  }
}
#endif
