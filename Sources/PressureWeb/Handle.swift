import PressureKit

/// A control as JavaScript knows it: the address of its slot, from `create` to `destroy` and not
/// beyond.
typealias Handle = UnsafeMutableRawPointer

/// The memory at a handle: a control, and before it how many come after that one in the engine's list.
struct Slot<Value: PageControl> {
  var rest: Int32 = 0
  var control: Value

  init(_ control: Value) { self.control = control }
}

extension Handle {
  /// How many controls come after the one there in the engine's list. This comes first in every slot.
  var rest: Int32 { load(as: Int32.self) }

  /// The slot, of a control whose kind is known.
  func slot<Value: PageControl>(of kind: Value.Type) -> UnsafeMutablePointer<Slot<Value>> {
    assumingMemoryBound(to: Slot<Value>.self)
  }

  /// Does something with the control there, whatever kind it is.
  func accept<V: Visitor>(_ visitor: V) -> V.Result { EngineControls.accept(visitor, at: self) }

  /// Feeds an input to the control there; 1 if events came of it, which are then in the buffer.
  @inline(never)  // its code is that of all controls, and there once
  func feed(_ input: Input) -> Int32 { accept(Feed(input: input)) }

  /// What the control has drawn last, for `SceneBuffer`.
  var drawn: UnsafeMutablePointer<Float> {
    (self + Pool.controlSize).assumingMemoryBound(to: Float.self)
  }
}
