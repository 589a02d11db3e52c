import PressureKit

/// The memory of all controls, which JavaScript holds by their address: slots of one size.
///
/// A general allocator would be a quarter of the module. Slots are cut from whole pages and never
/// given back to the page; one that was freed is the next to be used.
struct Pool {
  /// Large enough for the largest, and aligned for any; then come the layers it has drawn.
  static let controlSize =
    (EngineControls.slotSize + 15) & ~15
  private static let stride = controlSize + SceneBuffer.size * 4

  private var free: UnsafeMutableRawPointer?
  private var fresh: UnsafeMutableRawPointer?
  private var remaining = 0

  /// Allocates a slot, until `give`.
  mutating func allocate() -> UnsafeMutableRawPointer {
    if let slot = free {
      free = slot.load(as: UnsafeMutableRawPointer?.self)
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
  mutating func give(_ slot: UnsafeMutableRawPointer) {
    slot.storeBytes(of: free, as: UnsafeMutableRawPointer?.self)
    free = slot
  }
}

/// Takes at least `size` bytes, aligned for anything, that will never be given back.
func allocatePages(for size: Int) -> UnsafeMutableRawBufferPointer {
  let pageSize = 65_536
  let size = (size + pageSize - 1) / pageSize * pageSize
  #if arch(wasm32)
  // When memory ends there is nothing a control could do: the module traps, the page goes on.
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
