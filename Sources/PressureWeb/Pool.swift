/// The memory of values of one type, which JavaScript holds by their address.
///
/// A general allocator would be a quarter of the module. Slots are cut from whole pages and never
/// given back to the page; one that was freed is the next to be used.
struct Pool<Value> {
  private var free: UnsafeMutableRawPointer?
  private var fresh: UnsafeMutableRawPointer?
  private var remaining = 0

  private static var stride: Int {
    max(MemoryLayout<Value>.stride, MemoryLayout<UnsafeMutableRawPointer?>.stride)
  }

  /// Keeps a value; returns its address, which is its own until `remove`.
  mutating func insert(_ value: Value) -> UnsafeMutablePointer<Value> {
    let slot = takeSlot().bindMemory(to: Value.self, capacity: 1)
    slot.initialize(to: value)
    return slot
  }

  /// Lets go of a value; its address may be given out again.
  mutating func remove(_ address: UnsafeMutablePointer<Value>) {
    address.deinitialize(count: 1)
    let slot = UnsafeMutableRawPointer(address)
    slot.storeBytes(of: free, as: UnsafeMutableRawPointer?.self)
    free = slot
  }

  private mutating func takeSlot() -> UnsafeMutableRawPointer {
    if let slot = free {
      free = slot.load(as: UnsafeMutableRawPointer?.self)
      return slot
    }
    if remaining == 0 {
      let pages = takePages(for: Pool.stride)
      fresh = pages.baseAddress
      remaining = pages.count / Pool.stride
    }
    let slot = fresh!
    fresh = slot + Pool.stride
    remaining -= 1
    return slot
  }
}

/// Takes at least `size` bytes, aligned for anything, that will never be given back.
func takePages(for size: Int) -> UnsafeMutableRawBufferPointer {
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
