// As in Apple's SDK, this module re-exports the one below it.
@_exported import CoreGraphics
