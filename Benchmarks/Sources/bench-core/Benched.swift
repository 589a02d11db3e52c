import PressureKit

/// A control under measurement, and what its host does between two frames.
protocol Benched: ControlValue {
  /// The control that is measured, anywhere, with sizes for its texts or contents.
  static var benched: Self { get }
  /// Answers what the control said, as a host would: starts the work that was asked for, say.
  mutating func answer(_ events: EventList<Event>, at time: Double)
}

extension Benched {
  mutating func answer(_ events: EventList<Event>, at time: Double) {}
}

extension ConfirmAction: Benched {
  static var benched: ConfirmAction {
    var options = ConfirmOptions()
    options.confirmLabelSize = Size(width: 60, height: 16)
    options.okLabelSize = Size(width: 20, height: 16)
    return ConfirmAction(options: options)
  }
}

extension TransitioningAction: Benched {
  static var benched: TransitioningAction {
    var options = TransitioningOptions()
    options.resetDelay = 0.1
    return TransitioningAction(options: options)
  }

  /// Starts a run for an activation, and finishes the one that was under way.
  mutating func answer(_ events: EventList<Event>, at time: Double) {
    if run != 0 { _ = finishRun(run, succeeded: true, at: time) }
    for event in events where event == .act(.activate) { _ = startRun(at: time) }
  }
}

extension Weighing: Benched {
  static var benched: Weighing { Weighing() }
}

extension PeekPop: Benched {
  static var benched: PeekPop { PeekPop(options: opened) }
}

extension AppIcon: Benched {
  static var benched: AppIcon {
    var icon = AppIcon(options: opened)
    icon.itemCount = 4
    return icon
  }
}

/// Content and actions to open.
private var opened: PeekOptions {
  var options = PeekOptions()
  options.previewSize = Size(width: 300, height: 200)
  options.actionsSize = Size(width: 300, height: 100)
  return options
}
