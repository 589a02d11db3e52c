import AppKit
import SwiftUI

/// The scale as an app of the Mac.
@main
struct ScaleMacApp: App {
  private let history = History.shared
  private let masses = KnownMasses.shared

  init() {
    // Started by itself, out of no bundle, it would have no window in front.
    _ = NSApplication.shared.setActivationPolicy(.regular)
  }

  var body: some Scene {
    WindowGroup { Places(history: history, masses: masses) }
  }
}
