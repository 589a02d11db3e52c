import ArgumentParser

/// What a declaration can be made into.
enum QuickActionsFormat: String, ExpressibleByArgument, CaseIterable {
  case plist
  case manifest
  case desktop
  case android
}
