import PressureKit
import QuickActions

/// An AppIcon in the engine of a page.
extension AppIcon: PageControl {
  nonisolated(unsafe) static var atRest = Slot(AppIcon())

  /// Writes the value that a page reads: the size of all the menu's items together.
  func write(into readings: inout Readings) {
    let content = previewContentSize
    readings.contentWidth = content.width
    readings.contentHeight = content.height
  }
}

// The functions that only an AppIcon has, and the router of the actions chosen from its menu.

@_expose(wasm, "setItems") @_cdecl("pressure_set_items")
func setItems(_ handle: Handle, _ count: Int32) {
  handle.slot(of: AppIcon.self).pointee.control.itemCount = Int(count)
}

@_expose(wasm, "choose") @_cdecl("pressure_choose")
func choose(_ handle: Handle, _ time: Double, _ item: Int32) -> Int32 {
  answer(handle, handle.slot(of: AppIcon.self).pointee.control.choose(Int(item), at: time))
}

/// The position in an answer to the script of the action that the launch has handled, counted from 1. The bits below it are a
/// `QuickActionRouter.Answer`.
private let launchedShift: Int32 = 3

/// Answers a call (`QuickActionRouter.Call`) with an action, `noAction` or `unknownAction`. `last` is the answer to the
/// previous call, 0 at first.
@_expose(wasm, "route") @_cdecl("pressure_route")
func route(_ last: Int32, _ call: Int32, _ action: Int32) -> Int32 {
  var router = QuickActionRouter(
    launched: last >> launchedShift == 0 ? nil : (last >> launchedShift) - 1)
  let answer = router.handle(
    QuickActionRouter.Call(rawValue: UInt8(truncatingIfNeeded: call)) ?? .active,
    action >= 0
      ? .known(action) : action == SpecialNumber.unknownAction ? .unknown : .none)
  return (((router.launched ?? -1) + 1) << launchedShift) | Int32(answer.rawValue)
}
