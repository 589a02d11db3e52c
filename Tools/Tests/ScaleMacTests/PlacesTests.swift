import AppKit
import Foundation
import PressureHosting
import PressureKit
import PressureTesting
import Testing

@testable import ScaleMac
@testable import SwiftUI

import class PressureViews.ConfirmActionButton
import class PressureViews.ScaleView
import class PressureViews.TransitioningButton

/// Tests of the texts and controls of each place, and of their effect on the models. The tests of the iPhone app cover the
/// models themselves.
@MainActor
final class PlacesTests {
  private let folder = Folder()
  private let window = NSWindow(
    contentRect: NSRect(x: 0, y: 0, width: 640, height: 560), styleMask: [.titled],
    backing: .buffered, defer: false)
  private let screen: ViewScreen
  /// The finger that lies on the scale. Only its own clock advances, because other tests share that of the stand-ins.
  private var finger: ViewFinger?

  init() throws {
    screen = ViewScreen(in: try #require(window.contentView))
  }

  /// A calibration with two masses: 0 g at no force, and 100 g at the sensor's maximum.
  private func calibration() -> ScaleCalibration {
    var calibration = ScaleCalibration()
    _ = calibration.add(force: 0, grams: 0)
    _ = calibration.add(force: ForceReading.fullScale, grams: 100)
    return calibration
  }

  /// Presses the trackpad over the scale with a fraction of its range until the reading has settled.
  private func press(_ pressure: Double) throws {
    let scale = try #require(screen.view as? ScaleView)
    scale.frame = NSRect(x: 0, y: 0, width: 240, height: 240)
    let finger = ViewFinger(on: scale, rate: 64, time: (finger?.time ?? 100) + 1)
    // Begin with another value: a sensor that reports only 0, 0.5 or 1 is not trusted.
    finger.down(pressure * 0.8)
    finger.press(to: pressure)
    // A trackpad that rests sends no event, and a hand is never quite still.
    for step in 1...192 { finger.press(to: pressure + Double(step % 2) * 1e-6) }
    self.finger = finger
    expect(scale.controlState, equals: .settled)
  }

  private var buttons: [String] { screen.buttons.map { "\($0.title) \($0.isEnabled)" } }

  @Test func `The app opens with the scale, beside a list of the three places`() {
    screen.show(Places(history: folder.history, masses: folder.masses))
    expect(Array(screen.texts.prefix(3)), equals: ["Weigh", "History", "Calibrate"])
    #expect(screen.texts[3].hasPrefix("A trackpad measures pressure, not weight"))
    expect(screen.views.map { type(of: $0) == ScaleView.self }, equals: [true, false])
    #expect(screen.views.last is TransitioningButton)
    expect((screen.views.last as? TransitioningButton)?.isEnabled, equals: false)
    expect(buttons, equals: ["Tare false"])
  }

  @Test func `A settled reading is saved with its note`() async throws {
    let (history, masses) = (folder.history, folder.masses)
    try masses.change { $0 = calibration() }
    let weigh = Observed(WeighModel(history: history, masses: masses, isForceWeight: false))
    func show() { screen.show(WeighView(screen: weigh)) }
    show()
    expect(screen.texts.first?.hasPrefix("Press on the dial until it clicks"), equals: true)
    expect(buttons, equals: ["Tare true"])
    try press(0.5)
    finger?.lift()
    show()
    #expect(screen.texts.contains("Last settled: 50 g"))
    weigh.note = "Nickel"
    show()
    let save = try #require(screen.views.last as? TransitioningButton)
    #expect(save.isEnabled)
    #expect(save.accessibilityPerformPress())
    for _ in 0..<1000 where history.weighings.isEmpty { await Task.yield() }
    expect(history.weighings.map { "\($0.grams) \($0.note)" }, equals: ["50.0 Nickel"])
    show()
    expect(screen.texts.last, equals: "Saved 50 g. It is in the history.")
    #expect(!save.isEnabled)
  }

  @Test func `A reading that settles while an outcome is shown resets the Save button`() throws {
    let masses = folder.masses
    try masses.change { $0 = calibration() }
    let weigh = Observed(
      WeighModel(history: folder.history, masses: masses, isForceWeight: false))
    let view = WeighView(screen: weigh)
    screen.show(view)
    let save = try #require(screen.views.last as? TransitioningButton)
    save.controlState = .success
    try press(0.25)
    screen.show(view)
    expect(save.controlState, equals: .begin)
    #expect(save.isEnabled)
  }

  @Test func `The Delete button is enabled for a chosen weighing, and deletes it`() throws {
    let history = folder.history
    try history.add(grams: 5, note: "Nickel", date: Date(timeIntervalSince1970: 0))
    let model = Observed(HistoryModel(history))
    screen.show(HistoryView(screen: model))
    let button = try #require(screen.view as? ConfirmActionButton)
    expect(button.title, equals: "Delete")
    #expect(!button.isEnabled)
    #expect(screen.texts.contains("Nickel") && screen.texts.contains("5 g"))
    model.chosen = history.weighings[0].id
    screen.show(HistoryView(screen: model))
    #expect(button.isEnabled)
    button.onConfirm?()
    screen.show(HistoryView(screen: model))
    expect(history.weighings, equals: [])
    expect(screen.texts.first, equals: "Your saved weighings will appear here.")
  }

  @Test func `A history that could not be read is read again when the view appears`() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("Weighings.json"), withIntermediateDirectories: true)
    let model = Observed(HistoryModel(folder.history))
    screen.show(HistoryView(screen: model))
    expect(screen.texts.first, equals: HistoryProblem.unreadable.message)
    try FileManager.default.removeItem(at: folder.url)
    screen.show(Text("Elsewhere"))
    screen.show(HistoryView(screen: model))
    screen.show(HistoryView(screen: model))
    expect(screen.texts.first, equals: "Your saved weighings will appear here.")
  }

  @Test func `Each known mass has a button that removes it`() throws {
    let masses = folder.masses
    try masses.change { $0 = calibration() }
    let model = Observed(CalibrationModel(masses))
    screen.show(CalibrationView(screen: model))
    expect(
      buttons,
      equals: [
        "Add false", "Add when settled true", "Remove true", "Remove true", "Import… true",
        "Share… true",
      ])
    screen.buttons[3].press()
    expect(masses.calibration.points.map(\.grams), equals: [0])
  }

  @Test func `A mass is added by the Add button, or automatically when it has settled`() throws {
    let masses = folder.masses
    let model = Observed(CalibrationModel(masses))
    func show() { screen.show(CalibrationView(screen: model)) }
    show()
    expect(
      screen.texts.first, equals: "Put the mass on a finger, and press on the dial until it clicks."
    )
    try press(0.25)
    show()
    expect(screen.texts.first, equals: "Settled: add it now.")
    expect(buttons.first, equals: "Add true")
    screen.buttons[0].press()
    finger?.lift()
    model.typed = "10"
    show()
    screen.buttons[1].press()
    try press(0.5)
    expect(masses.calibration.points.map(\.grams), equals: [5, 10])
    #expect(!model.waits)
  }

  @Test func `SwiftUI is notified of each change, and VoiceOver announces each message`() {
    let model = Observed(CalibrationModel(folder.masses))
    let before = NSAccessibility.said
    defer { NSAccessibility.said = before }
    NSAccessibility.said = []
    model.typed = "many"
    expect(model.changes, equals: 1)
    model.model.add()
    #expect(model.changes > 1)
    expect(
      NSAccessibility.said,
      equals: [
        NSAccessibility.Announcement(
          text: "Enter the mass in grams, from 0 to 100,000.", priority: .medium)
      ])
  }
}
