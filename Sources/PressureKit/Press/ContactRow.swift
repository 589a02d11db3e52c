/// Eight contacts in a row, as memory an array: a real one would allocate.
struct ContactRow<Contact: Hashable & Sendable>: Hashable, Sendable {
  private var first: Contact
  private var second: Contact
  private var third: Contact
  private var fourth: Contact
  private var fifth: Contact
  private var sixth: Contact
  private var seventh: Contact
  private var eighth: Contact

  /// Makes a row of the same contact.
  init(_ contact: Contact) {
    (first, second, third, fourth) = (contact, contact, contact, contact)
    (fifth, sixth, seventh, eighth) = (contact, contact, contact, contact)
  }

  /// Does something with all eight.
  @inline(__always)  // a closure that is called is more code
  mutating func withContacts<Result>(
    _ body: (inout UnsafeMutableBufferPointer<Contact>) -> Result
  ) -> Result {
    withUnsafeMutableBytes(of: &self) { memory in
      var contacts = memory.assumingMemoryBound(to: Contact.self)
      return body(&contacts)
    }
  }
}
