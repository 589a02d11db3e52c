import PressureKit
import PressureTesting

extension AllPaths {
  /// The same paths, of a control with a flaw.
  package func with(_ flaw: Flaw) -> AllPaths<Flawed<C>, Model> {
    let target = self.target
    let isAtRest = self.isAtRest
    let keepsOpen = self.keepsOpen
    var paths = AllPaths<Flawed<C>, Model>(
      of: Flawed(base: control, flaw: flaw), model: model, sensor: sensor)
    paths.steps = steps
    paths.target = { target($0.base) }
    paths.elsewhere = elsewhere
    paths.cancels = cancels
    paths.isAtRest = { isAtRest($0.base) }
    paths.keepsOpen = { keepsOpen($0.base, $1) }
    paths.actsOnceAPress = actsOnceAPress
    paths.isModelled = isModelled
    return paths
  }
}
