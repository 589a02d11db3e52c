// https://developer.apple.com/documentation/appkit/nsgesturerecognizer
// Not a responder. What it is told it does nothing with by itself.
@MainActor
open class NSGestureRecognizer: NSObject {
  // https://developer.apple.com/documentation/appkit/nsgesturerecognizer/init(target:action:)
  public init(target: Any?, action: Selector?) {}

  public required init?(coder: NSCoder) {}

  open internal(set) weak var view: NSView?
  // https://developer.apple.com/documentation/appkit/nsgesturerecognizer/pressureconfiguration
  open var pressureConfiguration = NSPressureConfiguration(pressureBehavior: .primaryDefault)
  open var delaysPrimaryMouseButtonEvents = false

  // https://developer.apple.com/documentation/appkit/nsgesturerecognizer/isenabled
  // One that is disabled gets no events, and is cancelled where it was following some.
  open var isEnabled = true {
    didSet { if !isEnabled && oldValue { end() } }
  }

  // https://developer.apple.com/documentation/appkit/nsgesturerecognizer/state-swift.property
  // One that has failed or ended is over until it is reset.
  open var state = State.possible {
    willSet {
      precondition(
        newValue == .possible || state.next.contains(newValue), "\(state) is not \(newValue) next")
    }
  }

  // https://developer.apple.com/documentation/appkit/nsgesturerecognizer/state-swift.enum
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    fileprivate var next: [State] {
      switch self {
      case .possible: [.began, .ended, .failed]
      case .began, .changed: [.changed, .ended, .cancelled]
      case .ended, .cancelled, .failed: []
      }
    }
  }

  open func mouseDown(with event: NSEvent) {}
  open func mouseDragged(with event: NSEvent) {}
  open func mouseUp(with event: NSEvent) {}
  open func pressureChange(with event: NSEvent) {}
  open func reset() {}

  var isOver: Bool { state.next.isEmpty }
  var isRecognized: Bool { state != .possible && state != .failed }

  func tell(_ event: NSEvent) {
    switch event.type {
    case .leftMouseDown: mouseDown(with: event)
    case .leftMouseDragged: mouseDragged(with: event)
    case .leftMouseUp: mouseUp(with: event)
    case .pressure: pressureChange(with: event)
    default: break
    }
  }

  func end() {
    state = .possible
    reset()
  }
}
