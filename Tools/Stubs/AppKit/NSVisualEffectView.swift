// https://developer.apple.com/documentation/appkit/nsvisualeffectview
@MainActor
open class NSVisualEffectView: NSView {
  open var material = Material(rawValue: 0) ?? .fullScreenUI
  open var blendingMode = BlendingMode.behindWindow
  open var state = State.followsWindowActiveState
  // https://developer.apple.com/documentation/appkit/nsvisualeffectview/maskimage
  open var maskImage: NSImage?

  // https://developer.apple.com/documentation/appkit/nsvisualeffectview/material-swift.enum
  public enum Material: Int, Sendable {
    @available(macOS, introduced: 10.10, deprecated: 10.14)
    case appearanceBased = 0
    case fullScreenUI = 15
  }

  // https://developer.apple.com/documentation/appkit/nsvisualeffectview/blendingmode-swift.enum
  public enum BlendingMode: Int, Sendable {
    case behindWindow, withinWindow
  }

  // https://developer.apple.com/documentation/appkit/nsvisualeffectview/state-swift.enum
  public enum State: Int, Sendable {
    case followsWindowActiveState, active, inactive
  }
}
