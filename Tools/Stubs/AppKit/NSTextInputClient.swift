import Foundation

// https://developer.apple.com/documentation/appkit/nstextinputclient
// Text views adopt it. Its methods are left out, because only the input system calls them.
@MainActor
public protocol NSTextInputClient: NSObjectProtocol {}
