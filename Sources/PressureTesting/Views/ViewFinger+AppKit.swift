#if os(macOS) || APPKIT
import AppKit
import PressureKit

/// A press of the primary button, from mouse down to mouse up.
struct MousePress {
  let target: NSView
  let fed: [NSGestureRecognizer]
  /// True while no recognizer has taken the press.
  var reachesView = true
  /// The place and the force of the last event.
  var place: CGPoint
  var force: Double
}

extension ViewFinger {
  /// The view that receives the events: the one that was hit as the button went down. Nil if no view was hit.
  public var target: View? { press?.target }

  /// The direction of the view's y axis: 1 if it points down, like that of a trace.
  var directionOfY: Double { view.isFlipped ? 1 : -1 }

  /// Sends the events of a contact. Contact 2 is the secondary button.
  func send(_ phase: ContactPhase, of contact: Int, at place: CGPoint, force: Double) {
    guard let window = view.window else { return }
    let location = view.convert(place, to: nil)
    if contact > 1 {
      sendSecond(phase, at: location, in: window)
      return
    }
    switch phase {
    case .began: begin(at: location, force, in: window)
    case .moved: move(to: location, force, in: window)
    case .ended:
      guard press != nil, let up = mouse(.leftMouseUp, at: location, in: window) else { return }
      send(up)
      press = nil
    case .cancelled: press = nil
    }
  }

  private func begin(at location: CGPoint, _ force: Double, in window: NSWindow) {
    press = nil
    guard let hit = window.hitTest(location),
      let down = mouse(.leftMouseDown, at: location, force, in: window),
      let up = mouse(.leftMouseUp, at: location, in: window)
    else { return }
    press = MousePress(target: hit, fed: recognizers(of: hit), place: location, force: force)
    // AppKit's own controls read the queue until the mouse is up. Without a lift in it they would wait forever.
    NSApplication.shared.postEvent(up, atStart: true)
    send(down)
    let waiting = NSApplication.shared.nextEvent(
      matching: .leftMouseUp, until: .distantPast, inMode: .eventTracking, dequeue: true)
    if waiting == nil {
      press = nil
      return
    }
    sendPressure(force, at: location, in: window)
  }

  private func move(to location: CGPoint, _ force: Double, in window: NSWindow) {
    guard let last = press else { return }
    press?.place = location
    press?.force = force
    // A mouse that rests sends nothing.
    if location != last.place,
      let drag = mouse(.leftMouseDragged, at: location, force, in: window)
    {
      send(drag)
    }
    if force != last.force { sendPressure(force, at: location, in: window) }
  }

  private func sendSecond(_ phase: ContactPhase, at location: CGPoint, in window: NSWindow) {
    let type: NSEvent.EventType
    switch phase {
    case .began: type = .rightMouseDown
    case .ended: type = .rightMouseUp
    case .moved, .cancelled: return
    }
    if let event = mouse(type, at: location, in: window) { send(event) }
  }

  private var hasSensor: Bool { maximum > 0 && source != .mouse }

  private func sendPressure(_ force: Double, at location: CGPoint, in window: NSWindow) {
    if !hasSensor || press == nil { return }
    send(
      PressureEvent(
        at: time, location: location, in: window, pressure: Float(min(max(force, 0), 1)),
        stage: stage, behavior: press?.behavior ?? .primaryDefault, modifierFlags: modifierFlags))
  }

  /// Makes an event of the mouse. Its pressure is that of the sensor, or 1 without a sensor, and 0 if the button comes up.
  private func mouse(
    _ type: NSEvent.EventType, at location: CGPoint, _ force: Double? = nil, in window: NSWindow
  ) -> NSEvent? {
    eventNumber += 1
    let pressure = force.map { hasSensor ? min(max($0, 0), 1) : 1 } ?? 0
    return NSEvent.mouseEvent(
      with: type, location: location, modifierFlags: modifierFlags, timestamp: time,
      windowNumber: window.windowNumber, context: nil, eventNumber: eventNumber,
      clickCount: tapCount, pressure: Float(pressure))
  }

  private func send(_ event: NSEvent) {
    guard let press else { return }
    for recognizer in press.fed where recognizer.followsPress { recognizer.receive(event) }
    if press.fed.contains(where: \.hasPress) { self.press?.reachesView = false }
    if self.press?.reachesView == true { press.target.receive(event) }
  }
}

extension MousePress {
  /// The behaviour that the pressed view asks the trackpad for.
  @MainActor fileprivate var behavior: NSEvent.PressureBehavior? {
    target.pressureConfiguration?.pressureBehavior
  }
}

extension NSWindow {
  fileprivate func hitTest(_ location: CGPoint) -> NSView? {
    guard let content = contentView else { return nil }
    return content.hitTest(content.superview?.convert(location, from: nil) ?? location)
  }
}

/// The functions for events of the mouse, which views and gesture recognizers share.
@MainActor
private protocol MouseReceiver {
  func mouseDown(with event: NSEvent)
  func mouseDragged(with event: NSEvent)
  func mouseUp(with event: NSEvent)
  func rightMouseDown(with event: NSEvent)
  func rightMouseUp(with event: NSEvent)
  func pressureChange(with event: NSEvent)
}

extension NSResponder: MouseReceiver {}
extension NSGestureRecognizer: MouseReceiver {}

extension MouseReceiver {
  func receive(_ event: NSEvent) {
    switch event.type {
    case .leftMouseDown: mouseDown(with: event)
    case .leftMouseDragged: mouseDragged(with: event)
    case .leftMouseUp: mouseUp(with: event)
    case .rightMouseDown: rightMouseDown(with: event)
    case .rightMouseUp: rightMouseUp(with: event)
    case .pressure: pressureChange(with: event)
    default: break
    }
  }
}

/// An event of a trackpad's pressure. AppKit has no public function that makes one, so this overrides the properties of an
/// empty event. Its other properties have no value.
private final class PressureEvent: NSEvent {
  private let time: Double
  private let location: CGPoint
  private weak var pressedWindow: NSWindow?
  private let ownPressure: Float
  private let ownStage: Int
  private let behavior: NSEvent.PressureBehavior
  private let flags: NSEvent.ModifierFlags

  init(
    at time: Double, location: CGPoint, in window: NSWindow, pressure: Float, stage: Int,
    behavior: NSEvent.PressureBehavior, modifierFlags: NSEvent.ModifierFlags
  ) {
    self.time = time
    self.location = location
    pressedWindow = window
    ownPressure = pressure
    ownStage = stage
    self.behavior = behavior
    flags = modifierFlags
    super.init()
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override var type: NSEvent.EventType { .pressure }
  override var timestamp: TimeInterval { time }
  override var locationInWindow: NSPoint { location }
  override var window: NSWindow? { pressedWindow }
  override var modifierFlags: NSEvent.ModifierFlags { flags }
  override var pressure: Float { ownPressure }
  override var stage: Int { ownStage }
  override var stageTransition: CGFloat { 0 }
  override var pressureBehavior: NSEvent.PressureBehavior { behavior }
}
#endif
