import PressureKit
import PressureTesting

/// A finger on a row of a list on a phone; the row has a preview.
typealias PeekFinger = VirtualFinger<PeekPop>

extension PeekFinger {
  static let viewport = Rect(x: 0, y: 0, width: 390, height: 844)

  convenience init(hasActions: Bool = true, reducesMotion: Bool = false) {
    var options = PeekOptions()
    options.previewSize = Size(width: 300, height: 200)
    if hasActions { options.actionsSize = Size(width: 300, height: 100) }
    self.init(
      exact: PeekPop(
        options: options, bounds: Rect(x: 20, y: 400, width: 350, height: 60),
        viewport: PeekFinger.viewport))
    control.reducesMotion = reducesMotion
  }

  /// The drawn frame of the preview; nil while it is hidden.
  var preview: Rect? { frame(of: PeekPop.LayerID.preview.rawValue) }
  /// The drawn frame of the actions; nil while they are hidden.
  var actions: Rect? { frame(of: PeekPop.LayerID.actions.rawValue) }

  /// Opens the preview, as a context-menu key does.
  func peek() { call { $0.open(at: $1) } }

  /// Brings the control into a phase and drops the events on the way.
  func enter(_ phase: PeekPhase) {
    switch phase {
    case .rest: break
    case .touched: down(0.02)
    case .hinting: down(0.1)
    case .peeking: down(0.25)
    case .peekingByTime:
      touch()
      wait(0.75)
    case .sliding:
      touch(0.25)
      move(by: 0, -60)
    case .open:
      peek()
      wait(0.5)
    case .openTouched:
      peek()
      wait(0.5)
      place = preview?.center ?? Point.zero
      touch()
    case .popping:
      touch(0.8)
    }
    forget()
  }
}

/// The progress of a peek, with or without a contact.
enum PeekPhase: CaseIterable {
  case rest, touched, hinting, peeking, peekingByTime, sliding, open, openTouched, popping
}
