import AppKit
import SwiftUI

/// The scale as a Mac app.
@main
struct ScaleMacApp: App {
  private let history = History.shared
  private let masses = KnownMasses.shared

  init() {
    // Without this, an executable outside an app bundle opens its window in the background.
    _ = NSApplication.shared.setActivationPolicy(.regular)
  }

  var body: some Scene {
    WindowGroup { Places(history: history, masses: masses) }
  }
}
