/// Numbers or bytes where a page can find them: at one address, until others are put there.
struct Handout<Element> {
  // An array's own address is good for no longer than the call that asks for it.
  private var elements = UnsafeMutableBufferPointer<Element>(start: nil, count: 0)

  /// Where they are; nil where there is none yet.
  var address: UnsafePointer<Element>? { UnsafePointer(elements.baseAddress) }

  /// Puts others in their place; returns how many.
  mutating func put(_ others: some Collection<Element>) -> Int32 {
    elements.deinitialize()
    elements.deallocate()
    elements = .allocate(capacity: others.count)
    _ = elements.initialize(fromContentsOf: others)
    return Int32(others.count)
  }
}
