import PressureKit

/// A control as JavaScript knows it: the address of its slot, from `create` to `destroy` and not
/// beyond.
typealias Handle = UnsafeMutableRawPointer

/// The kinds of control a page can have.
enum Kind: Int32 {
  case confirm
  case transitioning
  case weighing
  case peek
  case menu
}

/// What is at a handle: a control, and before it which kind it is.
struct Slot<Value> {
  let kind: Kind
  var control: Value
}

/// What can be done with a control of any kind.
///
/// Embedded Swift has no `any Control`; a visitor is told which it is instead.
protocol Visitor {
  associatedtype Result
  func visit<Value: PageControl>(_ control: inout Value) -> Result
}

extension Handle {
  /// Does something with the control there. A new kind is a line here, and one in `create`.
  func accept<V: Visitor>(_ visitor: V) -> V.Result {
    switch kind {
    case .confirm: visitor.visit(&confirm.pointee.control)
    case .transitioning: visitor.visit(&transitioning.pointee.control)
    case .weighing: visitor.visit(&weighing.pointee.control)
    case .peek: visitor.visit(&peek.pointee.control)
    case .menu: visitor.visit(&menu.pointee.control)
    }
  }

  /// Feeds an input to the control there; 1 if events came of it, which are then in the buffer.
  @inline(never)  // its code is that of all controls, and there once
  func take(_ input: Input) -> Int32 { accept(Take(input: input)) }

  var kind: Kind {
    // Whatever the control, its kind is the first thing in the slot.
    load(as: Kind.self)
  }

  /// What the control has drawn last, for `SceneBuffer`.
  var drawn: UnsafeMutablePointer<Float> {
    (self + Pool.controlSize).assumingMemoryBound(to: Float.self)
  }

  var confirm: UnsafeMutablePointer<Slot<ConfirmAction>> { assumingMemoryBound(to: Slot.self) }
  var transitioning: UnsafeMutablePointer<Slot<TransitioningAction>> {
    assumingMemoryBound(to: Slot.self)
  }
  var weighing: UnsafeMutablePointer<Slot<Weighing>> { assumingMemoryBound(to: Slot.self) }
  var peek: UnsafeMutablePointer<Slot<PeekPop>> { assumingMemoryBound(to: Slot.self) }
  var menu: UnsafeMutablePointer<Slot<QuickMenu>> { assumingMemoryBound(to: Slot.self) }
}
