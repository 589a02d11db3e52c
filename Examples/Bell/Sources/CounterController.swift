#if canImport(UIKit)
import PressureViews
import UIKit

/// A counter with a bell on it.
final class CounterController: UIViewController {
  private let bell = ControlView(Bell(), size: CGSize(width: 96, height: 96))
  private let call: @MainActor () -> Void

  /// Makes a counter that calls a closure at each ring.
  init(call: @escaping @MainActor () -> Void) {
    self.call = call
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    bell.accessibilityLabel = "Service"
    bell.texts = [.rung: "Somebody is coming"]
    bell.colors.metal = .systemYellow
    bell.onAct = { [call] _ in call() }
    view.addSubview(bell)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    bell.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }
}
#endif
