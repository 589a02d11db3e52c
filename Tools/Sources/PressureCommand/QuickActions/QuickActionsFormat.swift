import ArgumentParser

/// The formats of an export.
enum QuickActionsFormat: String, ExpressibleByArgument, CaseIterable {
  case plist
  case manifest
  case desktop
  case android
}
