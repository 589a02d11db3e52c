import UIKit

/// A preview with a log of its lifecycle.
final class PreviewDouble: UIViewController {
  /// The log, in order.
  private(set) var calls: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    calls.append("loaded")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    calls.append(parent == nil ? "will leave" : "will move")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    let isShown = view.window != nil
    calls.append((parent == nil ? "left" : "moved") + (isShown ? ", shown" : ""))
  }
}
