/// What tells others that it has changed.
@MainActor
class Watched {
  private var watchers: [(isThere: () -> Bool, changed: @MainActor () -> Void)] = []

  /// Calls back after every change, for as long as somebody is there.
  func watch(for owner: AnyObject, _ changed: @escaping @MainActor () -> Void) {
    watchers.append(({ [weak owner] in owner != nil }, changed))
  }

  /// Tells all who are there.
  func tell() {
    watchers.removeAll { !$0.isThere() }
    for watcher in watchers { watcher.changed() }
  }
}
