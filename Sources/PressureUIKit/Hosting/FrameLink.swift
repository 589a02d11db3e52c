#if os(iOS) || STAND_INS
import PressureHosting
import UIKit

/// The frames of the screen that the view is on, while they are needed and no longer.
///
/// A display link keeps its target, and the run loop keeps the link: this is the target, and knows its
/// platform weakly. At rest there is no link at all.
@MainActor
final class FrameLink: NSObject {
  private weak var platform: UIKitPlatform?
  private var link: CADisplayLink?
  /// As many as the screen has: what follows a finger is late with fewer. A phone has more than 60 only for an app whose
  /// Info.plist asks for them.
  private static let rates = CAFrameRateRange(minimum: 60, maximum: 120, preferred: 120)

  init(platform: UIKitPlatform) {
    self.platform = platform
  }

  /// Whether frames come.
  var isRunning: Bool {
    get { link != nil }
    set {
      if newValue == isRunning { return }
      if newValue {
        let screen = platform?.view?.window?.screen
        let link =
          screen?.displayLink(withTarget: self, selector: FrameLink.selector)
          ?? CADisplayLink(target: self, selector: FrameLink.selector)
        link.preferredFrameRateRange = FrameLink.rates
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
      // Not `targetTimestamp`: touches still to come are earlier, so a lift just before full would count as one after.
      receiver.frame(at: link.timestamp)
    } else {
      isRunning = false
    }
  }
}
#endif
