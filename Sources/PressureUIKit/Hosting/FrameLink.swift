#if canImport(UIKit)
import PressureHosting
import UIKit

/// The screen's frames, while they are needed and no longer.
///
/// A display link keeps its target, and the run loop keeps the link: this is the target, and knows its
/// platform weakly. At rest there is no link at all.
@MainActor
final class FrameLink: NSObject {
  private weak var platform: UIKitPlatform?
  private var link: CADisplayLink?

  init(platform: UIKitPlatform) {
    self.platform = platform
  }

  /// Whether frames come.
  var isRunning: Bool {
    get { link != nil }
    set {
      if newValue == isRunning { return }
      if newValue {
        let link = CADisplayLink(target: self, selector: FrameLink.selector)
        link.add(to: .main, forMode: .common)
        self.link = link
      } else {
        link?.invalidate()
        link = nil
      }
    }
  }

  #if canImport(ObjectiveC)
  private static let selector = #selector(frame(_:))

  @objc private func frame(_ sender: AnyObject) { tick() }
  #else
  // Where there is no Objective-C, on the systems that stand in for UIKit, a selector is the call itself.
  private static let selector = Selector { ($0 as? FrameLink)?.tick() }
  #endif

  private func tick() {
    guard let link else { return }
    if let receiver = platform?.receiver {
      receiver.frame(at: link.timestamp)
    } else {
      isRunning = false
    }
  }
}
#endif
