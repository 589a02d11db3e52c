// The memory of all controls, in slots that JavaScript holds by their address, and how a call reaches the control in a slot.

import PressureKit

/// A control as JavaScript knows it: the address of its slot, from `create` to `destroy` and not beyond.
typealias Handle = UnsafeMutableRawPointer

/// The memory at a handle: a control, and before it how many come after that one in the engine's list.
struct Slot<Value: PageControl> {
  var rest: Int32 = 0
  var control: Value

  init(_ control: Value) { self.control = control }
}

/// A control that an engine can have.
protocol PageControl: DeclaredControl {
  /// A slot with a control that was never touched: each new one is a copy of it, and it has the defaults.
  static var atRest: Slot<Self> { get set }
  /// Writes what the control reads now.
  func write(into readings: inout Readings)
}

extension PageControl {
  func write(into readings: inout Readings) {}
}

/// One thing that can be done with a control of any kind.
///
/// Embedded Swift has no `any PageControl`. A visitor is called with the control's own type instead.
protocol Visitor {
  associatedtype Result
  func visit<Value: PageControl>(_ control: inout Value) -> Result
}

/// The controls that an engine has.
///
/// A slot says which control is in it by how many come after that one in the list: a constant of each part of the list, which
/// makes less code than counting from the front. The last control stands for every number that the list does not have.
protocol EngineList: ControlList {
  /// The number of controls after the first.
  static var rest: Int32 { get }
  /// Bytes of the largest slot.
  static var slotSize: Int { get }
  /// Puts a control that so many come after into a slot, as it is at rest.
  static func create(_ rest: Int32, at handle: Handle)
  /// Calls a visitor with the control in a slot.
  static func visit<V: Visitor>(_ handle: Handle, with visitor: V) -> V.Result
}

extension OneControl: EngineList where Value: PageControl {
  static var rest: Int32 { 0 }
  static var slotSize: Int { MemoryLayout<Slot<Value>>.size }

  static func create(_ rest: Int32, at handle: Handle) {
    handle.slot(of: Value.self).initialize(to: Value.atRest)
    handle.slot(of: Value.self).pointee.rest = rest
  }

  static func visit<V: Visitor>(_ handle: Handle, with visitor: V) -> V.Result {
    visitor.visit(&handle.slot(of: Value.self).pointee.control)
  }
}

extension Controls: EngineList where First: PageControl, Rest: EngineList {
  static var rest: Int32 { Rest.rest + 1 }
  static var slotSize: Int { max(OneControl<First>.slotSize, Rest.slotSize) }

  static func create(_ rest: Int32, at handle: Handle) {
    rest == self.rest
      ? OneControl<First>.create(rest, at: handle) : Rest.create(rest, at: handle)
  }

  static func visit<V: Visitor>(_ handle: Handle, with visitor: V) -> V.Result {
    handle.load(as: Int32.self) == rest
      ? OneControl<First>.visit(handle, with: visitor) : Rest.visit(handle, with: visitor)
  }
}

extension Handle {
  /// The slot, of a control whose kind is known.
  func slot<Value: PageControl>(of kind: Value.Type) -> UnsafeMutablePointer<Slot<Value>> {
    assumingMemoryBound(to: Slot<Value>.self)
  }

  /// The layers that the control has drawn last, for `SceneBuffer`.
  var drawn: UnsafeMutablePointer<Float> {
    (self + Pool.controlSize).assumingMemoryBound(to: Float.self)
  }
}

/// The source of slots.
///
/// A general allocator would be a quarter of the module. Slots are cut from whole pages and never given back to the page;
/// one that was freed is the next to be used.
struct Pool {
  /// Large enough for the largest control, and aligned for any. The layers that it has drawn come after it.
  static let controlSize = (EngineControls.slotSize + 15) & ~15
  private static let stride = controlSize + SceneBuffer.size * 4

  private var free: Handle?
  private var fresh: Handle?
  private var remaining = 0

  /// Allocates a slot, until `give`.
  mutating func allocate() -> Handle {
    if let slot = free {
      free = slot.load(as: Handle?.self)
      return slot
    }
    if remaining == 0 {
      let pages = allocatePages(for: Pool.stride)
      fresh = pages.baseAddress
      remaining = pages.count / Pool.stride
    }
    let slot = fresh!
    fresh = slot + Pool.stride
    remaining -= 1
    return slot
  }

  /// Takes a slot back; it may be given out again.
  mutating func give(_ slot: Handle) {
    slot.storeBytes(of: free, as: Handle?.self)
    free = slot
  }
}

/// Takes at least `size` bytes, aligned for anything, that will never be given back.
func allocatePages(for size: Int) -> UnsafeMutableRawBufferPointer {
  let pageSize = 65_536
  let size = (size + pageSize - 1) / pageSize * pageSize
  #if arch(wasm32)
  // Out of memory: the module traps, but the page keeps running.
  return UnsafeMutableRawBufferPointer(start: growMemory(size)!, count: size)
  #else
  return .allocate(byteCount: size, alignment: 16)
  #endif
}

#if arch(wasm32)
// The C library's: grows memory by whole pages.
@_extern(c, "sbrk")
private func growMemory(_ size: Int) -> UnsafeMutableRawPointer?
#endif
