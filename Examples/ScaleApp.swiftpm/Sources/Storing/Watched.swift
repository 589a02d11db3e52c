/// Data that notifies its watchers of each change.
@MainActor
class Watched {
  private var watchers: [(isThere: () -> Bool, changed: @MainActor () -> Void)] = []

  /// Calls a closure after each change, for as long as the owner exists.
  func watch(for owner: AnyObject, _ changed: @escaping @MainActor () -> Void) {
    watchers.append(({ [weak owner] in owner != nil }, changed))
  }

  /// Notifies the watchers whose owners still exist.
  func tell() {
    watchers.removeAll { !$0.isThere() }
    for watcher in watchers { watcher.changed() }
  }
}
