#if canImport(UIKit)
/// What a view does itself for the control that it shows.
@MainActor
protocol ControlHostDelegate: AnyObject {
  /// Tells the control where it is now; called before every input.
  func locate()
  /// Shows what the control draws; called when that may have changed.
  func draw()
  /// The control went into a state; by now it may be in a later one.
  func stateDidChange(to state: UInt8)
  /// What the control is for happened: which of the things it offers.
  func act(_ choice: UInt8)
  /// A text that the control announces, by its label.
  func text(of label: UInt8) -> String
}
#endif
