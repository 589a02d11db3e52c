import PressureKit

/// What can be done with a control of any kind.
///
/// Embedded Swift has no `any ControlValue`. A visitor is called with the control's own type instead.
protocol Visitor {
  associatedtype Result
  func visit<Value: PageControl>(_ control: inout Value) -> Result
}

/// The controls that an engine has.
///
/// A slot says which control is in it by how many come after that one in the list: a constant of each part of the list, which
/// makes less code than counting from the front. The last control stands for every number that the list does not have.
protocol EngineList: ControlList {
  /// How many controls come after the first.
  static var rest: Int32 { get }
  /// Bytes of the largest slot.
  static var slotSize: Int { get }
  /// Puts a control that so many come after into a slot, as it is at rest.
  static func create(_ rest: Int32, at handle: Handle)
  /// Does something with the control in a slot.
  static func accept<V: Visitor>(_ visitor: V, at handle: Handle) -> V.Result
}

extension OneControl: EngineList where Value: PageControl {
  static var rest: Int32 { 0 }
  static var slotSize: Int { MemoryLayout<Slot<Value>>.size }

  static func create(_ rest: Int32, at handle: Handle) {
    handle.slot(of: Value.self).initialize(to: Value.atRest)
    handle.slot(of: Value.self).pointee.rest = rest
  }

  static func accept<V: Visitor>(_ visitor: V, at handle: Handle) -> V.Result {
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

  static func accept<V: Visitor>(_ visitor: V, at handle: Handle) -> V.Result {
    handle.rest == self.rest
      ? OneControl<First>.accept(visitor, at: handle) : Rest.accept(visitor, at: handle)
  }
}
