import PressureKit

/// A bell on a counter: press it, and it rings; once a press.
///
///     level above 0.20 of the sensor's range   rest → ringing   `ring`, once
///     0.8 s later                              ringing → rest
///
/// Without a sensor holding it for half a second rings it. By key or assistive technology an activation does.
struct Bell: DeclaredControl {
  /// Whether it can be heard.
  enum State: UInt8, CaseIterable, Sendable {
    /// It is quiet. → `ringing`: it was pressed.
    case rest
    /// It rings. → `rest`: by itself.
    case ringing
  }
  /// What it is for.
  enum Act: UInt8, CaseIterable, Sendable {
    /// It rang: call somebody.
    case ring
  }
  /// What it says.
  enum Label: UInt8, CaseIterable, Sendable {
    /// Nothing.
    case none
    /// That it rang.
    case rung
  }
  /// What it draws, back to front.
  enum LayerID: UInt8, CaseIterable, Sendable {
    /// What can be seen of its sound, on both sides.
    case leftWave = 1
    case rightWave
    /// What is pressed.
    case knob
    case dome
    case base
  }

  var options = BellOptions()
  var bounds = Rect(x: 0, y: 0, width: 96, height: 96)
  var reducesMotion = false
  private(set) var state = State.rest
  private var isEnabled = true
  private var clock = ElapsedClock()
  private var press = DeepPress()
  private var key = KeyPress()
  /// How far its sound has gone, 0…1.
  private var sound = Animated(1.0)
  /// When its sound ends, on its own clock.
  private var soundEnd = 0.0

  init() {}

  var intention: Double { press.level }
  var source: ForceSource { press.source }
  var hasContact: Bool { press.isActive }
  var isEngaged: Bool { press.isActive || key.isActive }
  var needsFrame: Bool {
    (press.isActive && !press.wasDeep) || state == .ringing
  }
  var dueIn: Double { state == .ringing ? soundEnd - clock.now : .infinity }
  var access: Access { Access(role: .button, textSlot: 0, isEnabled: isEnabled) }
}
