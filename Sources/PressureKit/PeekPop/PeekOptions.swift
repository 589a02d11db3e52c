/// What a PeekPop can be told to do differently.
public struct PeekOptions: Hashable, Sendable {
  /// When a press peeks.
  public var press = DeepPressOptions()
  /// A peek pops above this part of the sensor's range, 0…1; 0.75 by default, where 3D Touch popped.
  public var popThreshold = 0.75
  /// Whether it plays haptics; true by default.
  public var hasHaptics = true
  /// How far up the contact slides to uncover the actions wholly, in points; 64 by default.
  public var slideDistance = 64.0
  /// Its colours.
  public var palette = PeekPalette()
  /// How large the host's preview wants to be, in points; zero shows none.
  public var previewSize = Size.zero
  /// How large the host's actions are together, in points; zero when there are none.
  public var actionsSize = Size.zero

  /// Makes the defaults.
  public init() {}

  /// When a peek pops: never before it peeks.
  var pop: Double { max(popThreshold, press.threshold + 0.01) }

  /// How far a level is from the peek to the pop, 0…1.
  func depth(of level: Double) -> Double {
    level.part(from: press.threshold, to: pop)
  }

  /// Whether there are actions.
  var hasActions: Bool { actionsSize.height > 0 }
}

/// A numeric option of a PeekPop or an AppIcon, for hosts that set options by name.
public enum PeekOption: UInt8, OptionName {
  /// `DeepPressOptions.threshold`.
  case peekThreshold
  /// `DeepPressOptions.holdDuration`.
  case holdDuration
  /// `DeepPressOptions.rescueDelay`.
  case rescueDelay
  /// `DeepPressOptions.slop`.
  case slop
  /// `PeekOptions.popThreshold`.
  case popThreshold
  /// `PeekOptions.hasHaptics`.
  case haptics

  /// What it measures.
  public var kind: OptionKind {
    switch self {
    case .peekThreshold, .popThreshold: .threshold
    case .holdDuration: .duration
    case .rescueDelay: .delay
    case .slop: .length
    case .haptics: .toggle
    }
  }
}

extension PeekOptions: NamedOptions {
  /// Calls a function with the number of an option; see `NamedOptions`.
  public mutating func withOption(_ name: PeekOption, _ body: (inout Double) -> Void) {
    switch name {
    case .peekThreshold: body(&press.threshold)
    case .holdDuration: body(&press.holdDuration)
    case .rescueDelay: body(&press.rescueDelay)
    case .slop: body(&press.slop)
    case .popThreshold: body(&popThreshold)
    case .haptics: body(&hasHaptics.number)
    }
  }

  /// Sets the size of what the host has measured, in points.
  public mutating func setSize(_ size: Size, of content: PeekContent) {
    switch content {
    case .preview: previewSize = size
    case .actions: actionsSize = size
    }
  }
}

/// The live content of the host that a PeekPop or an AppIcon places.
public enum PeekContent: UInt8, CaseIterable, Sendable {
  /// The preview, or the menu.
  case preview
  /// The actions below it.
  case actions
}

/// The colours of a PeekPop.
public struct PeekPalette: Hashable, Sendable {
  /// What dims the rest of the screen when it has receded.
  public var veil = LayerColor(red: 0, green: 0, blue: 0, alpha: 0.375)
  /// What the preview and its actions lie on.
  public var surface = LayerColor.white
  /// What marks an item of a menu.
  public var mark = LayerColor(red: 0, green: 0, blue: 0, alpha: 0.0625)

  /// Makes the defaults.
  public init() {}
}

/// A colour of a PeekPop, for hosts that set colours by name.
public enum PeekColor: UInt8, CaseIterable, Sendable {
  /// `PeekPalette.veil`.
  case veil
  /// `PeekPalette.surface`.
  case surface
  /// `PeekPalette.mark`.
  case mark
}

extension PeekPalette: NamedColors {
  /// Calls a function with a colour; see `NamedColors`.
  public mutating func withColor(_ name: PeekColor, _ body: (inout LayerColor) -> Void) {
    switch name {
    case .veil: body(&veil)
    case .surface: body(&surface)
    case .mark: body(&mark)
    }
  }
}
