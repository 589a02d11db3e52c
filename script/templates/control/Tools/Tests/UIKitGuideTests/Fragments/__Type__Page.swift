import PressureViews
import UIKit

/// The Swift code in Docs/__name__.md.
@MainActor
enum __Type__Page {
  static func view() {
    let __camel__ = __Type__View()
    __camel__.accessibilityLabel = "Press"
    __camel__.onAct = { print("pressed") }
  }
}
