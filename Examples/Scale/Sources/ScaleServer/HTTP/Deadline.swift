/// A time limit for work.
enum Deadline {
  /// Returns the result of the work, or nil if the work takes longer than the limit.
  ///
  /// Late work is cancelled and awaited, so it must end when it is cancelled, as reading a request's body does.
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
