/// The options of a PeekPop.
public struct PeekOptions: Hashable, Sendable {
  /// The options of the press that peeks.
  public var press = DeepPressOptions()
  /// The level above which a peek pops, as a part of the sensor's range, 0…1; 0.75 by default, as with 3D Touch.
  public var popThreshold = 0.75
  /// True if it plays haptics; true by default.
  public var hasHaptics = true
  /// The length of a slide up that uncovers all of the actions, in points; 64 by default.
  public var slideDistance = 64.0
  /// The colours.
  public var palette = PeekPalette()
  /// The preferred size of the host's preview, in points; zero shows no preview.
  public var previewSize = Size.zero
  /// The size of all the host's actions together, in points; zero without actions.
  public var actionsSize = Size.zero

  /// Makes the default options.
  public init() {}

  /// The level above which a peek pops: always above the one that peeks.
  var pop: Double { max(popThreshold, press.threshold + 0.01) }

  /// The level that the first stage of a trackpad reaches: it can peek, and never pops.
  var firstStage: Double { pop - min(0.05 * pop, (pop - press.threshold) / 2) }

  /// Returns the progress of a level from the peek to the pop, 0…1.
  func depth(of level: Double) -> Double {
    level.part(from: press.threshold, to: pop)
  }

  /// True if there are actions.
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

  /// The kind of the option's value.
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
  /// Passes an option's value to a closure; see `NamedOptions`.
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

  /// Sets the size that the host has measured for its content, in points.
  public mutating func setSize(_ size: Size, of content: PeekContent) {
    switch content {
    case .preview: previewSize = size
    case .actions: actionsSize = size
    }
  }
}

/// The host's live content that a PeekPop or an AppIcon places.
public enum PeekContent: UInt8, CaseIterable, Sendable {
  /// The preview, or the menu.
  case preview
  /// The actions below it.
  case actions
}

/// The colours of a PeekPop.
public struct PeekPalette: Hashable, Sendable {
  /// The colour over the rest of the screen while it has receded.
  public var veil = LayerColor(red: 0, green: 0, blue: 0, alpha: 0.375)
  /// The background of the preview and its actions.
  public var surface = LayerColor.white
  /// The colour of the mark on an item of a menu.
  public var mark = LayerColor(red: 0, green: 0, blue: 0, alpha: 0.0625)

  /// Makes the default colours.
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
  /// Passes a colour to a closure; see `NamedColors`.
  public mutating func withColor(_ name: PeekColor, _ body: (inout LayerColor) -> Void) {
    switch name {
    case .veil: body(&veil)
    case .surface: body(&surface)
    case .mark: body(&mark)
    }
  }
}
