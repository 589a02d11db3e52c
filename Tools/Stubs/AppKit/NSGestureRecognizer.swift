// https://developer.apple.com/documentation/appkit/nsgesturerecognizer
// It is not a responder. The event methods do nothing by default.
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
  // A disabled recognizer receives no events. Disabling it during a press resets it.
  open var isEnabled = true {
    didSet { if !isEnabled && oldValue { end() } }
  }

  // https://developer.apple.com/documentation/appkit/nsgesturerecognizer/state-swift.property
  // A recognizer that has ended, failed or been cancelled stays so until it is reset.
  open var state = State.possible {
    willSet {
      precondition(
        newValue == .possible || state.next.contains(newValue), "\(newValue) cannot follow \(state)"
      )
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
  // https://developer.apple.com/documentation/appkit/nsgesturerecognizer/mousecancelled(with:)
  @available(macOS 26.0, *)
  open func mouseCancelled(with event: NSEvent) {}
  open func rightMouseDown(with event: NSEvent) {}
  open func rightMouseUp(with event: NSEvent) {}
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
