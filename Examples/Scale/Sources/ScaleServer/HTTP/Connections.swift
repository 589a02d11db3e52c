import NIOCore
import Synchronization

/// The connections of one listener. At the limit, it closes idle connections so that other clients can connect.
///
/// At the limit, the server accepts no more connections, and those that have been idle for a moment are closed. All idle
/// connections of unknown clients are closed, from however many addresses. Known clients keep the idle connections that
/// were used last, up to a quarter of the limit. Requests that have arrived get their replies.
final class Connections: Sendable {
  private struct Connection {
    let channel: any Channel
    /// True if the connection has sent a request that is allowed here.
    var isKnown = false
    /// The time since when no request waits for a reply; nil while one does.
    var idleSince: NIODeadline? { didSet { wasIdle = false } }
    /// True if the connection was already idle in the previous check.
    ///
    /// A fixed time would not work: if the processor is busy, a request may stay unread for longer.
    var wasIdle = false
  }

  private struct State {
    var connections: [ObjectIdentifier: Connection] = [:]
    var isMakingRoom = false
  }

  private let limit: Int
  private let pause: TimeAmount
  private let state = Mutex(State())

  /// At the limit, idle connections are checked at this interval. A connection is closed in its second check.
  init(limit: Int, every seconds: Double) {
    self.limit = limit
    pause = .milliseconds(Int64(seconds * 1000))
  }

  func opened(_ channel: any Channel) {
    state.withLock {
      $0.connections[ObjectIdentifier(channel)] = Connection(channel: channel, idleSince: .now())
    }
    channel.closeFuture.whenComplete { [self] _ in
      state.withLock { _ = $0.connections.removeValue(forKey: ObjectIdentifier(channel)) }
    }
    makeRoomSoon(on: channel.eventLoop)
  }

  /// Marks a channel as known: it sent the head of an allowed request.
  func becameKnown(_ channel: any Channel) {
    change(channel) { $0.isKnown = true }
  }

  /// Marks a channel as busy: it sent a whole request.
  func becameBusy(_ channel: any Channel) {
    change(channel) { $0.idleSince = nil }
  }

  /// Marks a channel as idle: it got the reply to its last request.
  func becameIdle(_ channel: any Channel) {
    change(channel) { $0.idleSince = .now() }
    makeRoomSoon(on: channel.eventLoop)
  }

  private func change(_ channel: any Channel, _ change: (inout Connection) -> Void) {
    state.withLock { state in
      guard var connection = state.connections[ObjectIdentifier(channel)] else { return }
      change(&connection)
      state.connections[ObjectIdentifier(channel)] = connection
    }
  }

  private func makeRoomSoon(on eventLoop: any EventLoop) {
    let isDue = state.withLock { state in
      guard state.connections.count >= limit, !state.isMakingRoom else { return false }
      state.isMakingRoom = true
      return true
    }
    guard isDue else { return }
    eventLoop.scheduleTask(in: pause) { [self] in
      for channel in unwanted() { channel.close(promise: nil) }
      makeRoomSoon(on: eventLoop)
    }
  }

  private func unwanted() -> [any Channel] {
    state.withLock { state in
      state.isMakingRoom = false
      guard state.connections.count >= limit else { return [] }
      let idle = state.connections.values.filter { $0.idleSince != nil }
      let strangers = idle.filter { !$0.isKnown }
      let known = idle.filter(\.isKnown).sorted { $0.idleSince! < $1.idleSince! }
      for connection in idle {
        state.connections[ObjectIdentifier(connection.channel)]?.wasIdle = true
      }
      return (strangers + known.dropLast(limit / 4)).filter(\.wasIdle).map(\.channel)
    }
  }
}
