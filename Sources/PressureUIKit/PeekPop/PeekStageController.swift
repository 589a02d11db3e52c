#if os(iOS) || STAND_INS
import PressureHosting
import PressureKit
import UIKit

/// Keeps a preview on a stage, for as long as that is to be seen.
///
/// It is no child of another controller, and its view lies in the window itself: UIKit wants the view of
/// a child within its parent's, and no controller of the app's has all of the window.
final class PeekStageController: UIViewController {
  let stage = PeekStage()
  /// What is looked into; nil when it has been handed on.
  private(set) var preview: UIViewController?
  /// Its actions; nil if there are none.
  let list: PeekActionList?

  init(_ preview: UIViewController, list: PeekActionList?) {
    self.preview = preview
    self.list = list
    super.init(nibName: nil, bundle: nil)
    // It may say how large it wants to be only then.
    preview.loadViewIfNeeded()
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func loadView() {
    view = stage
  }

  /// Puts the stage into the window of a view, and the preview on it.
  func appear(over source: UIView) {
    guard let preview, let window = source.window, view.superview == nil else { return }
    stage.appear(in: window, over: source)
    addChild(preview)
    stage.card.content = preview.view
    preview.didMove(toParent: self)
    stage.list.content = list
  }

  /// Hands the preview on, to be shown elsewhere; its picture stays, as large as it was.
  func release() {
    guard let preview else { return }
    let picture =
      view.superview == nil ? nil : preview.view.snapshotView(afterScreenUpdates: false)
    remove(preview)
    stage.card.content = picture
  }

  /// Takes the stage away, and the preview off it.
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
