import PressureKit
import PressureTesting

/// The controls of the kit, each with the model that it is held against.
package enum PathCases {
  package static func confirm(hasSensor: Bool, takesTaps: Bool = true) -> AllPaths<
    ConfirmAction, ConfirmModel
  > {
    var control = ConfirmAction()
    // Short enough for a sequence to get to its end.
    control.options.force.rampDuration = 0.5
    control.options.takesTaps = takesTaps
    var paths = AllPaths(
      of: control, model: ConfirmModel(hasSensor: hasSensor, takesTaps: takesTaps),
      sensor: sensor(hasSensor))
    // The ring that stands outlasts a contact on it that the system takes away.
    paths.keepsOpen = { before, step in before.isLeftOpen && step == .cancel }
    return paths
  }

  package static func transitioning(hasSensor: Bool) -> AllPaths<
    TransitioningAction, TransitioningModel
  > {
    var paths = AllPaths(
      of: TransitioningAction(), model: TransitioningModel(), sensor: sensor(hasSensor))
    paths.isModelled = { $0 == .activate }
    return paths
  }

  package static func weighing(hasSensor: Bool) -> AllPaths<Weighing, WeighingModel> {
    var paths = AllPaths(
      of: Weighing(), model: WeighingModel(hasSensor: hasSensor), sensor: sensor(hasSensor))
    // Several contacts add up, and what one of them does takes none of the others away.
    paths.cancels = [.blur, .disable]
    paths.actsOnceAPress = false
    return paths
  }

  package static func peek(hasSensor: Bool) -> AllPaths<PeekPop, PeekModel> {
    var options = PeekOptions()
    options.previewSize = Size(width: 300, height: 200)
    options.actionsSize = Size(width: 300, height: 100)
    let control = PeekPop(
      options: options, bounds: Rect(x: 20, y: 400, width: 350, height: 60), viewport: phone)
    var paths = AllPaths(
      of: control, model: PeekModel(hasSensor: hasSensor), sensor: sensor(hasSensor))
    paths.elsewhere = Point(x: 195, y: 700)
    paths.isModelled = { $0 == .pop }
    return paths
  }

  package static func menu(hasSensor: Bool) -> AllPaths<QuickMenu, MenuModel> {
    var options = PeekOptions()
    options.previewSize = Size(width: 240, height: 150)
    var control = QuickMenu(
      options: options, bounds: Rect(x: 100, y: 500, width: 60, height: 60), viewport: phone)
    control.itemCount = 3
    var paths = AllPaths(
      of: control, model: MenuModel(hasSensor: hasSensor), sensor: sensor(hasSensor))
    // The middle of the menu: it is above the icon and does not move.
    paths.target = { Point(x: $0.bounds.center.x, y: $0.bounds.minY - 8 - 75) }
    return paths
  }

  private static let phone = Rect(x: 0, y: 0, width: 390, height: 844)

  private static func sensor(_ hasSensor: Bool) -> VirtualSensor { hasSensor ? .touch3D : .none }
}
