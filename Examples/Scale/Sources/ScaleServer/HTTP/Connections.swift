import NIOCore
import Synchronization

/// The connections of one listener, so that those that ask for nothing keep out nobody.
///
/// As long as there are as many as may be, no more are accepted. Then those end that have been idle
/// for a moment: all of strangers, however many addresses they come from. Of the others, those stay
/// that were used last, a quarter of what may be. Requests that have arrived get their replies.
final class Connections: Sendable {
  private struct Connection {
    let channel: any Channel
    /// Sent a request that may be here.
    var isKnown = false
    /// Since when there is no request to reply to; nil while there is one.
    var idleSince: NIODeadline? { didSet { wasIdle = false } }
    /// Was idle as room was made the last time, too.
    ///
    /// A time would not do: when the processor is busy elsewhere, a request may lie unread for longer.
    var wasIdle = false
  }

  private struct State {
    var connections: [ObjectIdentifier: Connection] = [:]
    var isMakingRoom = false
  }

  private let limit: Int
  private let pause: TimeAmount
  private let state = Mutex(State())

  /// While there are as many as may be, room is made so often; a connection ends the second time.
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

  /// The channel sent the head of a request that may be here.
  func becameKnown(_ channel: any Channel) {
    change(channel) { $0.isKnown = true }
  }

  /// The channel sent a whole request.
  func becameBusy(_ channel: any Channel) {
    change(channel) { $0.idleSince = nil }
  }

  /// The channel got the reply to its last request.
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
