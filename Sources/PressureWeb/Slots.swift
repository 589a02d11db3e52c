// The memory of all controls, in slots that JavaScript holds by address, and the calls of the control in a slot.

import PressureKit

/// A control as JavaScript knows it: the address of its slot, valid from `create` to `destroy`.
typealias Handle = UnsafeMutableRawPointer

/// The beginning of every slot, whatever its control.
struct SlotHeader {
  /// The number of controls after the slot's control in the engine's list.
  var rest: Int32 = 0
  /// The rest of the press.
  var press: HostedPress
}

/// The memory at a handle: a control behind a header.
struct Slot<Value: PageControl> {
  var header: SlotHeader
  var control: Value

  init(_ control: Value) {
    header = SlotHeader(press: HostedPress(of: Value.self))
    self.control = control
  }
}

/// A control that an engine can include.
protocol PageControl: DeclaredControl {
  /// A slot with a control in its initial state. Each new control is a copy of it, and the default colours come from it.
  static var atRest: Slot<Self> { get set }
  /// Writes the values that a page reads.
  func write(into readings: inout Readings)
}

extension PageControl {
  func write(into readings: inout Readings) {}
}

/// An operation on a control of any type.
///
/// Embedded Swift has no `any PageControl`. A visitor is called with the control's own type instead.
protocol Visitor {
  associatedtype Result
  func visit<Value: PageControl>(_ control: inout Value) -> Result
}

/// The controls that an engine includes.
///
/// A slot identifies its control by the number of controls after it in the list. That number is a constant for each part of the
/// list, so it compiles to less code than a position from the front. Every number that is not in the list means the last
/// control.
protocol EngineList: ControlList {
  /// The number of controls after the first.
  static var rest: Int32 { get }
  /// The size of the largest slot, in bytes.
  static var slotSize: Int { get }
  /// Puts a control in its initial state into a slot. `rest` is the number of controls after it in the list.
  static func create(_ rest: Int32, at handle: Handle)
  /// Calls a visitor with the control in a slot.
  static func visit<V: Visitor>(_ handle: Handle, with visitor: V) -> V.Result
}

extension OneControl: EngineList where Value: PageControl {
  static var rest: Int32 { 0 }
  static var slotSize: Int { MemoryLayout<Slot<Value>>.size }

  static func create(_ rest: Int32, at handle: Handle) {
    handle.slot(of: Value.self).initialize(to: Value.atRest)
    handle.slot(of: Value.self).pointee.header.rest = rest
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
    handle.header.pointee.rest == rest
      ? OneControl<First>.visit(handle, with: visitor) : Rest.visit(handle, with: visitor)
  }
}

/// A position of the kit's list without its control, in an engine for some of the controls. Scripts number the controls by their
/// positions in the kit's list.
enum Gap<Rest: EngineList>: EngineList {
  static var rest: Int32 { Rest.rest + 1 }
  static var slotSize: Int { Rest.slotSize }
  static func create(_ rest: Int32, at handle: Handle) { Rest.create(rest, at: handle) }
  static func visit<V: Visitor>(_ handle: Handle, with visitor: V) -> V.Result {
    Rest.visit(handle, with: visitor)
  }
}

extension Handle {
  /// The header of any slot.
  var header: UnsafeMutablePointer<SlotHeader> { assumingMemoryBound(to: SlotHeader.self) }

  /// The rest of the control's press.
  var press: HostedPress {
    get { header.pointee.press }
    nonmutating _modify { yield &header.pointee.press }
  }

  /// Returns the slot of a control whose type is known.
  func slot<Value: PageControl>(of kind: Value.Type) -> UnsafeMutablePointer<Slot<Value>> {
    assumingMemoryBound(to: Slot<Value>.self)
  }

  /// The layers that the control drew last, for `SceneBuffer`.
  var drawn: UnsafeMutablePointer<Float> {
    (self + Pool.controlSize).assumingMemoryBound(to: Float.self)
  }
}

/// Allocates slots.
///
/// A general allocator would be a quarter of the module. Slots are cut from whole memory pages, which are never released. A
/// freed slot is the next to be used.
struct Pool {
  /// The space for the largest control, aligned for any control. The layers that it drew last follow.
  static let controlSize = (EngineControls.slotSize + 15) & ~15
  private static let stride = controlSize + SceneBuffer.size * 4

  private var free: Handle?
  private var fresh: Handle?
  private var remaining = 0

  /// Allocates a slot, which is in use until `give`.
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

  /// Takes back a slot, which may then be allocated again.
  mutating func give(_ slot: Handle) {
    slot.storeBytes(of: free, as: Handle?.self)
    free = slot
  }
}

/// Allocates at least `size` bytes, aligned for any type. They are never released.
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
// The C library's function. It grows the memory by whole pages.
@_extern(c, "sbrk")
private func growMemory(_ size: Int) -> UnsafeMutableRawPointer?
#endif
