// What only a QuickMenu has, and the router of what is chosen from it.

import PressureKit

@_expose(wasm, "$setItems") @_cdecl("pressure_set_items")
func setItems(_ handle: Handle, _ count: Int32) {
  handle.menu.pointee.control.itemCount = Int(count)
}

@_expose(wasm, "$choose") @_cdecl("pressure_choose")
func choose(_ handle: Handle, _ time: Double, _ item: Int32) -> Int32 {
  events.put(handle.menu.pointee.control.choose(Int(item), at: time))
}

/// What to do about a call (`QuickActionRouter.Call`) with an action (-1 none, -2 unknown), by an app
/// whose launch has handled `launched` (-1 nothing): whether to handle it, to start up, and the result
/// (a bit each, from the lowest up), and from the fourth bit on what the launch has handled then, and 1.
@_expose(wasm, "$route") @_cdecl("pressure_route")
func route(_ launched: Int32, _ call: Int32, _ action: Int32) -> Int32 {
  var router = QuickActionRouter(launched: launched < 0 ? nil : launched)
  let answer = router.take(
    QuickActionRouter.Call(rawValue: UInt8(truncatingIfNeeded: call)) ?? .active,
    action >= 0 ? .known(action) : action == -1 ? .none : .unknown)
  var bits = ((router.launched ?? -1) + 1) << 3
  if answer.handles { bits |= 1 }
  if answer.startsUp { bits |= 2 }
  if answer.result { bits |= 4 }
  return bits
}
