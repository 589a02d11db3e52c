#if os(iOS) || UIKIT
import PressureHosting
import PressureKit
import UIKit

/// Keeps a preview on a stage while it is visible.
///
/// It has no parent controller, and its view lies in the window itself: UIKit requires the view of a child to be inside
/// its parent's view, and no controller of the app covers the whole window.
final class PeekStageController: UIViewController {
  let stage = PeekStage()
  /// The preview; nil after it was handed on.
  private(set) var preview: UIViewController?
  /// The list of the actions; nil without actions.
  let list: PeekActionList?

  init(_ preview: UIViewController, list: PeekActionList?) {
    self.preview = preview
    self.list = list
    super.init(nibName: nil, bundle: nil)
    // A preview may set its preferred size only as it loads its view.
    preview.loadViewIfNeeded()
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func loadView() {
    view = stage
  }

  /// Puts the stage into the window of a view, and the preview on the stage.
  func appear(over source: UIView) {
    guard let preview, let window = source.window, view.superview == nil else { return }
    stage.appear(in: window, over: source)
    addChild(preview)
    stage.card.content = preview.view
    preview.didMove(toParent: self)
    stage.list.content = list
  }

  /// Releases the preview, to be shown elsewhere. A picture of the same size replaces it.
  func release() {
    guard let preview else { return }
    let picture =
      view.superview == nil ? nil : preview.view.snapshotView(afterScreenUpdates: false)
    remove(preview)
    stage.card.content = picture
  }

  /// Removes the stage from its window, and the preview from the stage.
  func disappear() {
    if let preview { remove(preview) }
    stage.isOpen = false
    stage.removeFromSuperview()
  }

  private func remove(_ preview: UIViewController) {
    self.preview = nil
    if preview.parent !== self { return }
    preview.willMove(toParent: nil)
    stage.card.content = nil
    preview.removeFromParent()
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    stage.delegate?.contentDidChange()
  }
}
#endif
