#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import PressureViews

/// A counter with a bell on it, on the Mac.
final class CounterViewController: NSViewController {
  private let bell = ControlView(Bell(), size: CGSize(width: 96, height: 96))
  private let call: @MainActor () -> Void

  /// Makes a counter that calls a closure at each ring.
  init(call: @escaping @MainActor () -> Void) {
    self.call = call
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func loadView() {
    view = NSView(frame: NSRect(x: 0, y: 0, width: 320, height: 240))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    bell.setAccessibilityLabel("Service")
    bell.texts = [.rung: "Somebody is coming"]
    bell.colors.metal = .systemYellow
    bell.onAct = { [call] _ in call() }
    view.addSubview(bell)
  }

  override func viewDidLayout() {
    super.viewDidLayout()
    bell.frame.origin = NSPoint(x: view.bounds.midX - 48, y: view.bounds.midY - 48)
  }
}
#endif
