#if os(macOS) || STAND_INS
import AppKit
import PressureHosting
import PressureKit

extension ContactSample {
  /// What an event of the primary button says, at a place in the control's coordinates: a trackpad's force comes in events
  /// of its own. A button that goes down with Control is the secondary one.
  @MainActor
  init(mouse event: NSEvent, _ phase: ContactPhase, at place: Point) {
    let isSecondary = phase == .began && event.modifierFlags.contains(.control)
    self.init(
      time: event.timestamp, phase: phase, position: place, source: .mouse,
      buttons: isSecondary ? 2 : 1)
  }

  /// What an event of pressure says of the contact that the mouse's events tell of; nil of any other event, which has no
  /// pressure to ask for.
  ///
  /// It never lifts the contact, also where the trackpad says that nothing presses any more.
  @MainActor
  init?(pressure event: NSEvent, at place: Point, force: (StagedPressure) -> ForceReading) {
    if event.type != .pressure { return nil }
    let staged = StagedPressure(stage: event.stage, pressure: Double(event.pressure))
    self.init(
      time: event.timestamp, phase: .moved, position: place, source: .trackpad,
      force: force(staged))
  }
}
#endif
