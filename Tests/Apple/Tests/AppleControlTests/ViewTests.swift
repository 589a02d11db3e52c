#if canImport(SwiftUI) && canImport(UIKit)
import SwiftUI
import Testing
import UIKit

import struct PressureSwiftUI.ConfirmActionButton
import struct PressureSwiftUI.ScaleView
import struct PressureSwiftUI.TransitioningButton
import class PressureViews.ConfirmActionButton
import class PressureViews.ScaleView
import class PressureViews.TransitioningButton

/// The SwiftUI views, tested like the controls.
@MainActor
struct ViewTests {
  @Test func `SwiftUI shows UIKit's controls with their modifiers`() throws {
    let button: PressureViews.ConfirmActionButton = try shown(
      PressureSwiftUI.ConfirmActionButton("Delete", systemImage: "trash") {}.labels(
        confirm: "SURE", ok: "YES"))
    #expect([button.title, button.confirmLabel, button.okLabel] == ["Delete", "SURE", "YES"])
    #expect(button.image != nil)
    let work: PressureViews.TransitioningButton = try shown(
      PressureSwiftUI.TransitioningButton("Send", progress: 0.5) {}.disabled(true))
    #expect(work.title == "Send")
    #expect(work.progress == 0.5)
    #expect(!work.isEnabled)
    let scale: PressureViews.ScaleView = try shown(
      PressureSwiftUI.ScaleView(grams: .constant(0)))
    #expect(scale.grams == 0)
  }

  /// The UIKit view behind a SwiftUI view.
  private func shown<Control: UIView>(_ view: some View) throws -> Control {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let hosting = UIHostingController(rootView: view)
    window.rootViewController = hosting
    window.isHidden = false
    hosting.view.frame = window.bounds
    hosting.view.layoutIfNeeded()
    return try #require(all(in: hosting.view).compactMap { $0 as? Control }.first)
  }

  private func all(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
}
#endif
