/// The options of a ConfirmAction: numbers, colours, and the sizes of its texts.
public struct ConfirmOptions: Hashable, Sendable {
  /// How force becomes intention.
  public var force = ForceOptions()
  /// The ring is full above this intention; 0.97 by default.
  public var fullThreshold = 0.97
  /// A full ring is no longer full below this intention; 0.90 by default.
  public var releaseThreshold = 0.90
  /// How long an arming lasts, in seconds; infinite by default: whoever needs time has it (WCAG 2.2.1).
  public var armTimeout = Double.infinity
  /// Whether a ring that was full stays so until the contact lifts; true by default. Without it,
  /// only full force on the ring confirms.
  public var isLatched = true
  /// Whether it plays haptics; true by default.
  public var hasHaptics = true
  /// The diameter and the offset of the ring that were chosen, in points; 0 for none.
  private var diameter = 0.0
  private var offset = 0.0
  /// How soon after arming a second activation counts, in seconds; 0.3 by default.
  public var armGuard = 0.3
  /// For how long after a firing a press is ignored, in seconds; 0.6 by default: longer than the
  /// second click of a double click takes.
  public var fireGuard = 0.6
  /// Whether a tap arms it, and one on the ring confirms; true by default.
  public var takesTaps = true
  /// How long a tap is at most, in seconds; 0.5 by default.
  public var tapDuration = 0.5
  /// How far a tap travels at most, in points; 10 by default.
  public var tapSlop = 10.0
  /// How soon after the arming a contact on the ring counts, in seconds; 0.6 by default: longer than a double tap takes.
  public var tapGuard = 0.6
  /// How round the control's own shape is, in points; 0 by default. The veil's edge follows it.
  public var cornerRadius = 0.0
  /// Its colours.
  public var palette = ConfirmPalette()
  /// What the host measured of "CONFIRM", in points; zero hides it.
  public var confirmLabelSize = Size.zero
  /// What the host measured of "OK", in points; zero hides it.
  public var okLabelSize = Size.zero
  /// What the host measured of "Press harder", in points; zero hides it.
  public var pressHintSize = Size.zero
  /// What the host measured of "Hold longer", in points; zero hides it.
  public var holdHintSize = Size.zero
  /// What the host measured of "Slide onto the ring", in points; zero hides it.
  public var slideHintSize = Size.zero

  /// Makes the defaults.
  public init() {}

  /// The ring's diameter in points; nil, the default, is the control's height.
  public var ringDiameter: Double? {
    get { diameter > 0 ? diameter : nil }
    set { diameter = newValue ?? 0 }
  }
  /// How far the ring's centre is from where the touch began, in points; nil, the default, is the
  /// control's height. Never so little that the ring would be under the finger.
  public var ringOffset: Double? {
    get { offset > 0 ? offset : nil }
    set { offset = newValue ?? 0 }
  }
}

/// A numeric option of a ConfirmAction, for hosts that set options by name.
public enum ConfirmOption: UInt8, OptionName {
  /// `ForceOptions.cap`.
  case cap
  /// `ForceOptions.rampDuration`. A ramp of no time would be no ramp.
  case rampDuration
  /// `ForceOptions.rescueDelay`.
  case rescueDelay
  /// `ForceOptions.usesContactArea`.
  case contactArea
  /// `ConfirmOptions.fullThreshold`.
  case fullThreshold
  /// `ConfirmOptions.releaseThreshold`.
  case releaseThreshold
  /// `ConfirmOptions.armTimeout`.
  case armTimeout
  /// `ConfirmOptions.isLatched`.
  case latch
  /// `ConfirmOptions.hasHaptics`.
  case haptics
  /// `ConfirmOptions.ringDiameter`; 0 is nil.
  case ringDiameter
  /// `ConfirmOptions.ringOffset`; 0 is nil.
  case ringOffset
  /// `ConfirmOptions.takesTaps`.
  case tap
  /// `ConfirmOptions.cornerRadius`.
  case cornerRadius

  /// What it measures.
  public var kind: OptionKind {
    switch self {
    case .cap: .force
    case .rampDuration: .duration
    case .rescueDelay: .delay
    case .fullThreshold, .releaseThreshold: .level
    case .armTimeout: .limit
    case .contactArea, .latch, .haptics, .tap: .toggle
    case .ringDiameter, .ringOffset, .cornerRadius: .length
    }
  }
}

extension ConfirmOptions: NamedOptions {
  /// Calls a function with the number of an option; see `NamedOptions`.
  public mutating func withOption(_ name: ConfirmOption, _ body: (inout Double) -> Void) {
    switch name {
    case .cap: body(&force.cap)
    case .rampDuration: body(&force.rampDuration)
    case .rescueDelay: body(&force.rescueDelay)
    case .contactArea: body(&force.usesContactArea.number)
    case .fullThreshold: body(&fullThreshold)
    case .releaseThreshold: body(&releaseThreshold)
    case .armTimeout: body(&armTimeout)
    case .latch: body(&isLatched.number)
    case .haptics: body(&hasHaptics.number)
    case .ringDiameter: body(&diameter)
    case .ringOffset: body(&offset)
    case .tap: body(&takesTaps.number)
    case .cornerRadius: body(&cornerRadius)
    }
  }

  /// Sets the size of what the host has measured, in points.
  public mutating func setSize(_ size: Size, of label: ConfirmAction.Label) {
    switch label {
    case .none: break
    case .confirm: confirmLabelSize = size
    case .ok: okLabelSize = size
    case .pressHint: pressHintSize = size
    case .holdHint: holdHintSize = size
    case .slideHint: slideHintSize = size
    }
  }

  /// The size of what the host has measured, in points.
  func size(of label: ConfirmAction.Label) -> Size {
    switch label {
    case .none: .zero
    case .confirm: confirmLabelSize
    case .ok: okLabelSize
    case .pressHint: pressHintSize
    case .holdHint: holdHintSize
    case .slideHint: slideHintSize
    }
  }
}

/// The colours of a ConfirmAction.
public struct ConfirmPalette: Hashable, Sendable {
  /// The ring while it fills; white by default.
  public var neutral = LayerColor.white
  /// The ring when it is full; red by default.
  public var selected = LayerColor.warning
  /// The ring when lifting fires; green by default.
  public var confirmed = LayerColor.success
  /// The disc behind the ring, so that it shows on any page; a dark glass by default.
  public var backdrop = LayerColor(red: 0.11, green: 0.11, blue: 0.118, alpha: 0.92)
  /// The part of the ring that is not filled: on the disc, 3 to 1, so that one sees how far it is.
  public var track = LayerColor(red: 1, green: 1, blue: 1, alpha: 0.35)
  /// The label's letters.
  public var text = LayerColor.white
  /// What lies over the rest of the page.
  public var veil = LayerColor(red: 0, green: 0, blue: 0, alpha: 0.3)

  /// Makes the defaults.
  public init() {}
}

/// A colour of a ConfirmAction, for hosts that set colours by name.
public enum ConfirmColor: UInt8, CaseIterable, Sendable {
  /// `ConfirmPalette.neutral`.
  case neutral
  /// `ConfirmPalette.selected`.
  case selected
  /// `ConfirmPalette.confirmed`.
  case confirmed
  /// `ConfirmPalette.backdrop`.
  case backdrop
  /// `ConfirmPalette.track`.
  case track
  /// `ConfirmPalette.text`.
  case text
  /// `ConfirmPalette.veil`.
  case veil
}

extension ConfirmPalette: NamedColors {
  /// Calls a function with a colour; see `NamedColors`.
  public mutating func withColor(_ name: ConfirmColor, _ body: (inout LayerColor) -> Void) {
    switch name {
    case .neutral: body(&neutral)
    case .selected: body(&selected)
    case .confirmed: body(&confirmed)
    case .backdrop: body(&backdrop)
    case .track: body(&track)
    case .text: body(&text)
    case .veil: body(&veil)
    }
  }
}
