#if os(macOS) || STAND_INS && canImport(AppKit)
import PressureHosting
import SwiftUI

extension ScaleView {
  /// What tells it grams, in place of what presses on it; nil, the default, for nobody. It is kept while the scale
  /// is there.
  ///
  /// Only on the Mac: on iPhone a finger's force is what it weighs. Give it the same object with each update, from a
  /// `@State` or a model: another one begins anew.
  public func gramsSource(_ source: (any GramsSource)?) -> ScaleView {
    var copy = self
    copy.control.gramsSource = source
    return copy
  }
}
#endif
