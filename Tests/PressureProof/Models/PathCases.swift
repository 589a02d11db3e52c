import PressureKit
import PressureTesting

/// The controls of the kit, each with the model that it is held against.
package enum PathCases {
  package static func confirm(
    _ setting: ConfirmModel.Setting
  ) -> AllPaths<ConfirmAction, ConfirmModel> {
    var control = ConfirmAction()
    control.options.force.rampDuration = setting.rampDuration
    control.options.force.rescueDelay = setting.rescueDelay
    control.options.takesTaps = setting.takesTaps
    control.options.isLatched = setting.isLatched
    control.options.armTimeout = setting.armTimeout
    control.reducesMotion = setting.reducesMotion
    control.setEnabled(setting.isEnabled, at: 0)
    var paths = AllPaths(
      of: control, model: ConfirmModel(setting), sensor: sensor(setting.hasSensor))
    // The ring that stands outlasts a contact on it that the system takes away.
    paths.keepsOpen = { before, step in before.isLeftOpen && step == .cancel }
    return paths
  }

  /// One with a ramp of half a second: short enough for a short sequence to get to its end.
  package static func confirm(
    hasSensor: Bool, takesTaps: Bool = true
  ) -> AllPaths<ConfirmAction, ConfirmModel> {
    var setting = ConfirmModel.Setting()
    setting.hasSensor = hasSensor
    setting.takesTaps = takesTaps
    setting.rampDuration = 0.5
    return confirm(setting)
  }

  package static func transitioning(hasSensor: Bool) -> AllPaths<
    TransitioningAction, TransitioningModel
  > {
    var control = TransitioningAction()
    control.options.timeLimit = 2
    control.options.resetDelay = 1
    control.options.failureDelay = 1
    var paths = AllPaths(of: control, model: TransitioningModel(), sensor: sensor(hasSensor))
    paths.call = { number, control, time in
      switch TransitioningModel.Call(rawValue: number) {
      case .start: control.startRun(at: time)
      case .succeed: control.finishRun(control.run, succeeded: true, at: time)
      case .fail: control.finishRun(control.run, succeeded: false, at: time)
      case .reset, nil: control.reset(at: time)
      }
    }
    paths.isModelled = { $0 == .activate }
    return paths
  }

  package static func weighing(hasSensor: Bool) -> AllPaths<Weighing, WeighingModel> {
    var control = Weighing()
    // What it shows is what it reads: a filter that remembers has no end of values.
    control.options.filter = .none
    var paths = AllPaths(
      of: control, model: WeighingModel(hasSensor: hasSensor), sensor: sensor(hasSensor))
    paths.forgetsPlace = { _ in true }
    // Several contacts add up, and what one of them does takes none of the others away.
    paths.cancels = [.blur, .disable]
    paths.actsOnceAPress = false
    return paths
  }

  package static func peek(hasSensor: Bool) -> AllPaths<PeekPop, PeekModel> {
    var options = deep
    options.previewSize = Size(width: 300, height: 200)
    options.actionsSize = Size(width: 300, height: 100)
    let control = PeekPop(
      options: options, bounds: Rect(x: 20, y: 400, width: 350, height: 60), viewport: phone)
    var paths = AllPaths(
      of: control, model: PeekModel(hasSensor: hasSensor), sensor: sensor(hasSensor))
    // Up on the actions; once they are left open the middle of the preview, which has made room for them.
    paths.target = { Point(x: 195, y: $0.isLeftOpen ? 188 : 370) }
    paths.elsewhere = Point(x: 195, y: 700)
    paths.isModelled = { $0 == .pop }
    paths.call = { $1.open(at: $2) }
    return paths
  }

  package static func appIcon(hasSensor: Bool, items: Int = 3) -> AllPaths<AppIcon, AppIconModel> {
    var options = deep
    options.previewSize = Size(width: 240, height: 150)
    var control = AppIcon(
      options: options, bounds: Rect(x: 100, y: 500, width: 60, height: 60), viewport: phone)
    control.itemCount = items
    var paths = AllPaths(
      of: control, model: AppIconModel(hasSensor: hasSensor, items: items),
      sensor: sensor(hasSensor))
    paths.call = { number, control, time in
      number == 0 ? control.open(at: time) : control.choose(1, at: time)
    }
    // The middle of the menu: it is above the icon and does not move.
    paths.target = { Point(x: $0.bounds.center.x, y: $0.bounds.minY - 8 - 75) }
    return paths
  }

  /// A quarter of the range is reached after half a second by steps that add up without rounding.
  private static var deep: PeekOptions {
    var options = PeekOptions()
    options.press.threshold = 0.25
    return options
  }

  private static let phone = Rect(x: 0, y: 0, width: 390, height: 844)

  private static func sensor(_ hasSensor: Bool) -> VirtualSensor { hasSensor ? .touch3D : .none }
}
