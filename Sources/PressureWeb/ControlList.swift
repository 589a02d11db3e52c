import PressureKit

/// What can be done with a control of any kind.
///
/// Embedded Swift has no `any PressControl`; a visitor is told which it is instead.
protocol Visitor {
  associatedtype Result
  func visit<Value: PageControl>(_ control: inout Value) -> Result
}

/// Which controls an engine has: a list, as a type.
///
/// What an engine does with a control is generic code, compiled once for each kind in its list. So an engine holds the
/// code of its own controls and of no others.
protocol ControlList {
  /// Bytes of the largest slot.
  static var slotSize: Int { get }
  /// Puts a control of a kind into a slot, as it is at rest; the last in the list if none has this kind.
  static func create(_ kind: Int32, at handle: Handle)
  /// Does something with the control in a slot.
  static func accept<V: Visitor>(_ visitor: V, at handle: Handle) -> V.Result
}

/// The end of a list, or a list of one.
enum One<Value: PageControl>: ControlList {
  static var slotSize: Int { MemoryLayout<Slot<Value>>.size }

  static func create(_ kind: Int32, at handle: Handle) {
    handle.slot(of: Value.self).initialize(to: Value.atRest)
  }

  static func accept<V: Visitor>(_ visitor: V, at handle: Handle) -> V.Result {
    visitor.visit(&handle.slot(of: Value.self).pointee.control)
  }
}

/// A control and more.
enum And<Value: PageControl, Others: ControlList>: ControlList {
  static var slotSize: Int { max(One<Value>.slotSize, Others.slotSize) }

  static func create(_ kind: Int32, at handle: Handle) {
    kind == Value.kind ? One<Value>.create(kind, at: handle) : Others.create(kind, at: handle)
  }

  static func accept<V: Visitor>(_ visitor: V, at handle: Handle) -> V.Result {
    handle.kind == Value.kind
      ? One<Value>.accept(visitor, at: handle) : Others.accept(visitor, at: handle)
  }
}
