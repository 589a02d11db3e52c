import PressureKit

/// A control as JavaScript knows it: the address of its slot, from `create` to `destroy` and not
/// beyond.
typealias Handle = UnsafeMutableRawPointer

/// What is at a handle: a control, and before it which kind it is.
struct Slot<Value: PageControl> {
  let kind: Int32
  var control: Value

  init(_ control: Value) {
    kind = Value.kind
    self.control = control
  }
}

extension Handle {
  /// The kind of the control there. Whatever the control, it is the first thing in the slot.
  var kind: Int32 { load(as: Int32.self) }

  /// The slot, of a control whose kind is known.
  func slot<Value: PageControl>(of kind: Value.Type) -> UnsafeMutablePointer<Slot<Value>> {
    assumingMemoryBound(to: Slot<Value>.self)
  }

  /// Does something with the control there, whatever kind it is.
  func accept<V: Visitor>(_ visitor: V) -> V.Result { Controls.accept(visitor, at: self) }

  /// Feeds an input to the control there; 1 if events came of it, which are then in the buffer.
  @inline(never)  // its code is that of all controls, and there once
  func feed(_ input: Input) -> Int32 { accept(Feed(input: input)) }

  /// What the control has drawn last, for `SceneBuffer`.
  var drawn: UnsafeMutablePointer<Float> {
    (self + Pool.controlSize).assumingMemoryBound(to: Float.self)
  }
}
