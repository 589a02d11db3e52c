// https://developer.apple.com/documentation/appkit/nscontrol
@MainActor
open class NSControl: NSView {
  // https://developer.apple.com/documentation/appkit/nscontrol/controlsize-swift.enum
  public enum ControlSize: UInt, Sendable {
    case regular, small, mini
    @available(macOS 11.0, *)
    case large
  }
}
