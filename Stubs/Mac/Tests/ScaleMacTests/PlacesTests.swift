import AppKit
import Foundation
import PressureHosting
import Testing

@testable import ScaleMac
@testable import SwiftUI

import class PressureAppKit.ConfirmActionButton
import class PressureAppKit.ScaleView
import class PressureAppKit.TransitioningButton

/// What is on the screen in each place.
@MainActor
struct PlacesTests {
  private let folder = Folder()
  private let window = NSWindow(
    contentRect: NSRect(x: 0, y: 0, width: 640, height: 560), styleMask: [.titled],
    backing: .buffered, defer: false)
  private let screen: ViewScreen

  init() throws {
    screen = ViewScreen(in: try #require(window.contentView))
  }

  @Test func `It begins at the scale, beside the three places`() {
    screen.show(Places(history: folder.history, masses: folder.masses))
    #expect(Array(screen.texts.prefix(3)) == ["Weigh", "History", "Calibrate"])
    #expect(screen.views.map { type(of: $0) == ScaleView.self } == [true, false])
    #expect(screen.views.last is TransitioningButton)
    #expect((screen.views.last as? TransitioningButton)?.isEnabled == false)
    #expect(screen.buttons.map { "\($0.title) \($0.isEnabled)" } == ["Tare false"])
  }

  @Test func `A weighing is deleted by the button, when it is chosen`() throws {
    let history = folder.history
    try history.add(grams: 5, note: "Nickel", date: Date(timeIntervalSince1970: 0))
    let model = HistoryModel(history)
    screen.show(HistoryView(model: model))
    let button = try #require(screen.view as? ConfirmActionButton)
    #expect(button.title == "Delete")
    #expect(!button.isEnabled)
    #expect(screen.texts.contains("Nickel") && screen.texts.contains("5 g"))
    model.chosen = history.weighings[0].id
    screen.show(HistoryView(model: model))
    #expect(button.isEnabled)
    button.onConfirm?()
    screen.show(HistoryView(model: model))
    #expect(history.weighings == [])
    #expect(screen.texts.first == "Nothing was weighed yet. What you save is here.")
  }

  @Test func `Each known mass has a button that removes it`() throws {
    let masses = folder.masses
    try masses.change { $0 = calibration() }
    let model = CalibrationModel(masses)
    screen.show(CalibrationView(model: model))
    #expect(
      screen.buttons.map { "\($0.title) \($0.isEnabled)" } == [
        "Add false", "Remove true", "Remove true", "Import… true", "Share… true",
      ])
    screen.buttons[2].press()
    #expect(masses.calibration.points.map(\.grams) == [0])
  }
}
