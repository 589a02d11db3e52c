/// Work that may not take for ever.
enum Deadline {
  /// The result of the work, or nil when it was not done within so many seconds.
  ///
  /// Late work is cancelled and waited for, so it must end when it is cancelled, as reading the
  /// body of a request does.
  static func value<Value: Sendable>(
    within seconds: Double, of work: @escaping @Sendable () async -> Value
  ) async -> Value? {
    await withTaskGroup(of: Value?.self) { group in
      group.addTask { await work() }
      group.addTask {
        try? await Task.sleep(for: .seconds(seconds))
        return nil
      }
      defer { group.cancelAll() }
      return await group.next() ?? nil
    }
  }
}
