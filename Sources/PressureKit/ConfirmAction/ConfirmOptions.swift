/// The options of a ConfirmAction: numbers, colours, and the sizes of its texts.
public struct ConfirmOptions: Hashable, Sendable {
  /// The options for turning force into intention.
  public var force = ForceOptions()
  /// The intention above which the ring is full; 0.97 by default.
  public var fullThreshold = 0.97
  /// The intention below which a full ring is no longer full; 0.90 by default.
  public var releaseThreshold = 0.90
  /// The duration of an arming, in seconds; infinite by default, so that people have all the time they need (WCAG 2.2.1).
  public var armTimeout = Double.infinity
  /// True if a full ring stays full until the contact lifts; true by default. If false, only full force on the ring confirms.
  public var isLatched = true
  /// True if the control itself fills, and confirms where it is pressed; false by default, which shows a ring to slide onto. A
  /// tap or an activation arms the control as usual, and the ring is then the target.
  public var isInPlace = false
  /// The look of a control that fills in place; `sweep` by default.
  public var look = FillLook.sweep
  /// True if a sweep begins at the right edge; false by default.
  public var isRightToLeft = false
  /// True for a person who has asked for more contrast; false by default. Then the empty part of the ring has an opacity of at
  /// least 0.5, the rim is wider, and a pressed control's edge is opaque and twice as wide. Hosts also give the palette a rim.
  /// The filled part of a control in place stays as it is: a more opaque one would take contrast from the title.
  public var increasesContrast = false
  /// The time for which a full control in place is shown before a lift confirms, in seconds; 0.2 by default, which is long
  /// enough to be seen.
  public var noticeTime = 0.2
  /// True if it plays haptics; true by default.
  public var hasHaptics = true
  /// The chosen diameter and offset of the ring, in points; 0 if not chosen.
  private var diameter = 0.0
  private var offset = 0.0
  /// The time after the first activation from which a second one counts, in seconds; 0.3 by default.
  public var armGuard = 0.3
  /// The time after a confirmation in which presses are ignored, in seconds; 0.6 by default, which is longer than a double
  /// click.
  public var fireGuard = 0.6
  /// True if a tap arms it, and a tap on the ring confirms; true by default.
  public var takesTaps = true
  /// The longest duration of a tap, in seconds; 0.5 by default.
  public var tapDuration = 0.5
  /// The longest distance that a tap travels, in points; 10 by default.
  public var tapSlop = 10.0
  /// The time after the arming from which a contact on the ring counts, in seconds; 0.6 by default, which is longer than a
  /// double tap.
  public var tapGuard = 0.6
  /// The corner radius of the control's own shape, in points; 0 by default. The edge of the veil follows it.
  public var cornerRadius = 0.0
  /// The colours.
  public var palette = ConfirmPalette()
  /// The measured size of "CONFIRM", in points; zero hides it.
  public var confirmLabelSize = Size.zero
  /// The measured size of "OK", in points; zero hides it.
  public var okLabelSize = Size.zero
  /// The measured size of "Let go", in points; zero keeps "OK".
  public var letGoLabelSize = Size.zero
  /// The measured size of "Press harder", in points; zero hides it.
  public var pressHintSize = Size.zero
  /// The measured size of "Hold longer", in points; zero hides it.
  public var holdHintSize = Size.zero
  /// The measured size of "Slide onto the ring", in points; zero hides it.
  public var slideHintSize = Size.zero

  /// Makes the default options.
  public init() {}

  /// The ring's diameter in points; nil, the default, means the control's height.
  public var ringDiameter: Double? {
    get { diameter > 0 ? diameter : nil }
    set { diameter = newValue ?? 0 }
  }
  /// The distance of the ring's centre from where the touch began, in points. It is never so small that the ring would be under
  /// the finger. Nil, the default, means at least 1.85 diameters of the ring, with a gap to the control.
  public var ringOffset: Double? {
    get { offset > 0 ? offset : nil }
    set { offset = newValue ?? 0 }
  }
}

/// The way in which a ConfirmAction in place fills.
public enum FillLook: UInt8, CaseIterable, Sendable {
  /// From the leading edge to the trailing one.
  case sweep
  /// From the bottom to the top.
  case rise
  /// A ring around the control, which should be round.
  case ring
}

extension FillLook {
  /// The look as the number of an option. Setting an unknown number selects the sweep.
  var number: Double {
    get { Double(rawValue) }
    set { self = UInt8(exactly: newValue).flatMap(FillLook.init(rawValue:)) ?? .sweep }
  }
}

/// A numeric option of a ConfirmAction, for hosts that set options by name.
public enum ConfirmOption: UInt8, OptionName {
  /// `ForceOptions.cap`.
  case cap
  /// `ForceOptions.rampDuration`. It cannot be 0.
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
  /// `ConfirmOptions.ringDiameter`; 0 means nil.
  case ringDiameter
  /// `ConfirmOptions.ringOffset`; 0 means nil.
  case ringOffset
  /// `ConfirmOptions.takesTaps`.
  case tap
  /// `ConfirmOptions.cornerRadius`.
  case cornerRadius
  /// `ForceOptions.penCap`.
  case penCap
  /// `ConfirmOptions.isInPlace`.
  case inPlace
  /// `ConfirmOptions.look`, as its raw value.
  case look
  /// `ConfirmOptions.isRightToLeft`.
  case rightToLeft
  /// `ConfirmOptions.increasesContrast`.
  case contrast

  /// The kind of the option's value.
  public var kind: OptionKind {
    switch self {
    case .cap, .penCap: .force
    case .rampDuration: .duration
    case .rescueDelay: .delay
    case .fullThreshold, .releaseThreshold: .level
    case .armTimeout: .limit
    case .contactArea, .latch, .haptics, .tap, .inPlace, .rightToLeft, .contrast: .toggle
    case .look: .choiceOfThree
    case .ringDiameter, .ringOffset, .cornerRadius: .length
    }
  }
}

extension ConfirmOptions: NamedOptions {
  /// Passes an option's value to a closure; see `NamedOptions`.
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
    case .penCap: body(&force.penCap)
    case .inPlace: body(&isInPlace.number)
    case .look: body(&look.number)
    case .rightToLeft: body(&isRightToLeft.number)
    case .contrast: body(&increasesContrast.number)
    }
  }

  /// Sets the size that the host has measured for a text, in points.
  public mutating func setSize(_ size: Size, of label: ConfirmAction.Label) {
    switch label {
    case .none: break
    case .confirm: confirmLabelSize = size
    case .ok: okLabelSize = size
    case .letGo: letGoLabelSize = size
    case .pressHint: pressHintSize = size
    case .holdHint: holdHintSize = size
    case .slideHint: slideHintSize = size
    }
  }

  /// Returns the size that the host has measured for a text, in points.
  func size(of label: ConfirmAction.Label) -> Size {
    switch label {
    case .none: .zero
    case .confirm: confirmLabelSize
    case .ok: okLabelSize
    case .letGo: letGoLabelSize
    case .pressHint: pressHintSize
    case .holdHint: holdHintSize
    case .slideHint: slideHintSize
    }
  }
}

/// The colours of a ConfirmAction.
public struct ConfirmPalette: Hashable, Sendable {
  /// The colour of the ring while it fills; white by default.
  public var neutral = LayerColor.white
  /// The colour of the full ring; red by default.
  public var selected = LayerColor.warning
  /// The colour of the ring when a lift confirms; green by default.
  public var confirmed = LayerColor.success
  /// The colour of the disc that makes the ring visible on any page, and of the label's background; a dark glass by default.
  public var backdrop = LayerColor(red: 0.11, green: 0.11, blue: 0.118)
  /// The colour of the edge of the disc and of the label's background, for dark pages; clear by default.
  public var rim = LayerColor.clear
  /// The colour of the unfilled part of the ring. On the disc its contrast is 3 to 1, so that the progress is visible.
  public var track = LayerColor(red: 1, green: 1, blue: 1, alpha: 0.35)
  /// The colour of the label's letters, and of the dot and the chevrons.
  public var text = LayerColor.white
  /// The colour of the check mark on the confirmed colour; a dark green by default.
  public var check = LayerColor(red: 0.04, green: 0.165, blue: 0.08)
  /// The colour of the control's title, which a press tints the control with and gives its edge. White by default; hosts use
  /// the colour of their title.
  public var title = LayerColor.white
  /// The colour of the filled part of a control in place. It lies over the control's title, so it should be the title's colour,
  /// mostly clear: then the title stays as it is. White with `fillOpacity` by default.
  public var fill = LayerColor(red: 1, green: 1, blue: 1, alpha: ConfirmPalette.fillOpacity)
  /// The colour of the veil over the rest of the page; for a light page by default.
  public var veil = LayerColor(red: 1, green: 1, blue: 1, alpha: 0.78)

  /// The opacity of the filled part of a control in place, 0…1, which hosts use by default. A more opaque part is easier to see,
  /// but the title below it is harder to read.
  public static let fillOpacity = 0.14

  /// Makes the default colours, which are those for a light page.
  public init() {}

  /// The default colours for a dark page: the glass is lighter and has a rim, and the page recedes to black.
  public static var dark: ConfirmPalette {
    var palette = ConfirmPalette()
    palette.backdrop = LayerColor(red: 0.169, green: 0.173, blue: 0.188)
    palette.rim = LayerColor(red: 0.42, green: 0.424, blue: 0.451)
    palette.veil = LayerColor(red: 0, green: 0, blue: 0, alpha: 0.64)
    return palette
  }
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
  /// `ConfirmPalette.fill`.
  case fill
  /// `ConfirmPalette.rim`.
  case rim
  /// `ConfirmPalette.check`.
  case check
  /// `ConfirmPalette.title`.
  case title
}

extension ConfirmPalette: NamedColors {
  /// Passes a colour to a closure; see `NamedColors`.
  public mutating func withColor(_ name: ConfirmColor, _ body: (inout LayerColor) -> Void) {
    switch name {
    case .neutral: body(&neutral)
    case .selected: body(&selected)
    case .confirmed: body(&confirmed)
    case .backdrop: body(&backdrop)
    case .track: body(&track)
    case .text: body(&text)
    case .veil: body(&veil)
    case .fill: body(&fill)
    case .rim: body(&rim)
    case .check: body(&check)
    case .title: body(&title)
    }
  }
}
