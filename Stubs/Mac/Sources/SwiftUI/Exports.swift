// Apple's hands these on as well.
@_exported import AppKit
