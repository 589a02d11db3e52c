import ArgumentParser
import PressureKit
import PressureTesting

/// A control that a trace can be replayed on.
enum ReplayControl: String, CaseIterable, ExpressibleByArgument {
  case confirm, transition, scale, peek, menu

  /// What the trace makes of the control.
  func replay(_ trace: Trace) -> ReplayedPress {
    switch self {
    case .confirm: ReplayedPress(trace, on: Self.confirmAction)
    case .transition: ReplayedPress(trace, on: Self.transitioningAction)
    case .scale: ReplayedPress(trace, on: Weighing(), act: Self.reading)
    case .peek: ReplayedPress(trace, on: Self.peekPop)
    case .menu: ReplayedPress(trace, on: Self.quickMenu)
    }
  }

  /// What the trace makes of the control, to the bit.
  func transcript(of trace: Trace) -> Transcript {
    switch self {
    case .confirm: Transcript(of: trace, on: Self.confirmAction)
    case .transition: Transcript(of: trace, on: Self.transitioningAction)
    case .scale: Transcript(of: trace, on: Weighing())
    case .peek: Transcript(of: trace, on: Self.peekPop)
    case .menu: Transcript(of: trace, on: Self.quickMenu)
    }
  }

  /// What is to be seen of it.
  func film(_ trace: Trace) -> Film {
    switch self {
    case .confirm: Film(trace, on: Self.confirmAction) { _ in [1: "CONFIRM", 2: "OK"] }
    case .transition: Film(trace, on: Self.transitioningAction) { _ in [1: "Submit"] }
    case .scale:
      // Its number is as large as its dial has room for.
      Film(trace, on: Weighing(), fontSize: trace.bounds.size.height * 0.25) { scale in
        [1: "\(Number(scale.shown))", 2: "grams"]
      }
    case .peek: Film(trace, on: Self.peekPop) { _ in [:] }
    case .menu: Film(trace, on: Self.quickMenu) { _ in [:] }
    }
  }

  private static func reading(_ scale: Weighing, _ act: Weighing.Act) -> String { "\(Number(scale.shown)) grams" }

  private static var confirmAction: ConfirmAction {
    var options = ConfirmOptions()
    options.confirmLabelSize = Size(width: 80, height: 18)
    options.okLabelSize = Size(width: 26, height: 18)
    return ConfirmAction(options: options)
  }

  private static var transitioningAction: TransitioningAction {
    var options = TransitioningOptions()
    options.titleSize = Size(width: 56, height: 18)
    return TransitioningAction(options: options)
  }

  private static var peekPop: PeekPop {
    var options = PeekOptions()
    options.previewSize = Size(width: 240, height: 160)
    options.actionsSize = Size(width: 240, height: 88)
    return PeekPop(options: options)
  }

  private static var quickMenu: QuickMenu {
    var options = PeekOptions()
    options.previewSize = Size(width: 200, height: 132)
    var menu = QuickMenu(options: options)
    menu.itemCount = 3
    return menu
  }
}
