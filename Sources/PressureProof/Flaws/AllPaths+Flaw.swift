import PressureKit
import PressureTesting

extension AllPaths {
  /// Returns the same paths for the control with a flaw.
  package func with(_ flaw: Flaw) -> AllPaths<Flawed<C>, Model> {
    let target = self.target
    let isAtRest = self.isAtRest
    let keepsOpen = self.keepsOpen
    var paths = AllPaths<Flawed<C>, Model>(
      of: Flawed(base: control, flaw: flaw), model: model, sensor: sensor)
    paths.steps = steps
    paths.frameSeconds = frameSeconds
    paths.startSeconds = startSeconds
    let (call, forgetsPlace) = (self.call, self.forgetsPlace)
    paths.call = { number, control, time in control.spoil(call(number, &control.base, time)) }
    paths.target = { target($0.base) }
    paths.elsewhere = elsewhere
    paths.forgetsPlace = { forgetsPlace($0.base) }
    paths.cancels = cancels
    paths.isAtRest = { isAtRest($0.base) }
    paths.keepsOpen = { keepsOpen($0.base, $1) }
    paths.actsOnceAPress = actsOnceAPress
    paths.isModelled = isModelled
    return paths
  }
}
