import PressureKit
import PressureViews
import UIKit

/// The Swift code in Docs/__name__.md.
@MainActor
enum __Type__Page {
  static func view() {
    let __camel__ = ControlView(__Type__(), size: CGSize(width: 88, height: 44))
    __camel__.accessibilityLabel = "Press"
    __camel__.onAct = { _ in print("pressed") }
  }
}
