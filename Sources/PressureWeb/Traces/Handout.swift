/// Numbers or bytes at an address that a page can read, until the next `put`.
struct Handout<Element> {
  // The address of an array is valid only during one call.
  private var elements = UnsafeMutableBufferPointer<Element>(start: nil, count: 0)

  /// The address; nil before the first `put`.
  var address: UnsafePointer<Element>? { UnsafePointer(elements.baseAddress) }

  /// Replaces the elements and returns their number.
  mutating func put(_ others: some Collection<Element>) -> Int32 {
    elements.deinitialize()
    elements.deallocate()
    elements = .allocate(capacity: others.count)
    _ = elements.initialize(fromContentsOf: others)
    return Int32(others.count)
  }
}
