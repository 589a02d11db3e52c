import PressureKit

/// A control that knows what of the screen can be seen, so that a trace can tell it.
public protocol Framed: Control {
  /// What of the screen can be seen, in points.
  var viewport: Rect { get set }
}

extension ConfirmAction: Framed {}
extension PeekPop: Framed {}
extension QuickMenu: Framed {}
