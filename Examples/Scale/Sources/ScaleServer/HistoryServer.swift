import Foundation
import Hummingbird
import Logging
import ServiceLifecycle
import UnixSignals

/// The demo's server. It serves the pages, the browser kit and the weighings on 127.0.0.1, and on a network address if
/// the settings name one.
///
/// `start` returns when the server accepts connections. `stop` closes them and the database. A stopped server cannot be
/// started again.
public actor HistoryServer {
  private let settings: Settings
  private let now: @Sendable () -> Date
  private let timeZone: TimeZone
  private let key = PhoneKey()
  /// Nil until the server has started.
  private(set) var store: WeighingStore?
  private var services: ServiceGroup?
  private var serving: Task<Void, any Error>?

  private static let logger = logger(.error)
  /// Hides Hummingbird's errors about a failed start, which `StartupError` already explains.
  private static let hummingbirdLogger = logger(.critical)

  /// Creates a logger that writes to standard error, because scripts read the lines of standard output.
  private static func logger(_ level: Logger.Level) -> Logger {
    var logger = Logger(label: "scale", factory: StreamLogHandler.standardError(label:))
    logger.logLevel = level
    return logger
  }

  /// Creates a server without starting it.
  ///
  /// `now` gives the time of each new weighing and trace, and once the time for the first weighings of a new database.
  /// Times in pages are in `timeZone`.
  public init(
    settings: Settings, now: @escaping @Sendable () -> Date = { Date() },
    timeZone: TimeZone = .autoupdatingCurrent
  ) {
    self.settings = settings
    self.now = now
    self.timeZone = timeZone
  }

  /// Opens the database, starts listening, and returns the port. If the settings say 0, that is a free port.
  ///
  /// From then on, the signals stop the server as `stop` does, and no longer end the process.
  ///
  /// - Throws: `StartupError` for every problem that a user can fix.
  public func start(stoppingAt signals: [UnixSignal] = []) async throws -> UInt16 {
    precondition(serving == nil, "A server can be started only once")
    let connections = try FileDescriptors.connections()
    let files = OpenFiles(limit: connections)
    let pages = try StaticFolder(
      settings.publicFolder, files: files, advice: "Say where the app's pages are with --public.")
    let kit = try StaticFolder(
      settings.kitFolder, files: files,
      advice: "Build the browser kit with script/build-web, or say where it is with --kit.")
    let store = try WeighingStore(file: settings.database, now: now)
    self.store = store
    let api = APIRoutes(
      weighings: WeighingRoutes(store: store),
      traces: TraceRoutes(
        folder: TraceFolder(
          url: settings.database.deletingLastPathComponent().appendingPathComponent("traces"),
          now: now, logger: Self.logger)))
    let pageRoutes = PageRoutes(
      pages: pages, kit: kit,
      history: HistoryRoutes(
        store: store, pages: pages, timeZone: timeZone, logger: Self.logger))
    let door = { [limits = settings.limits] (address: OwnAddress, key: PhoneKey?) in
      RequestRouter(
        address: address, key: key, limits: limits, api: api, pages: pageRoutes,
        logger: Self.logger)
    }
    let (ports, listening) = AsyncStream.makeStream(of: UInt16.self)
    let services = services(
      application(door(.loopback(), nil), port: settings.port, connections, listening),
      stoppingAt: signals)
    self.services = services
    let serving = Task {
      defer {
        store.close()
        listening.finish()
      }
      try await services.run()
    }
    self.serving = serving
    var ready = ports.makeAsyncIterator()
    guard let port = await ready.next() else {
      throw await reasonNotToListen(on: "127.0.0.1", port: settings.port)
    }
    if let network = settings.network {
      await services.addServiceUnlessShutdown(
        application(door(.network(network), key), port: port, connections, listening))
      guard await ready.next() != nil else {
        throw await reasonNotToListen(on: network, port: port)
      }
    }
    return port
  }

  /// Returns the server's address for a phone. It lets in anyone who has it. Nil if the settings name no network address.
  public func phoneAddress(port: UInt16) -> String? {
    settings.network.map { "http://\($0):\(port)/?key=\(key.secret)" }
  }

  private func reasonNotToListen(on host: String, port: UInt16) async -> StartupError {
    do {
      try await serving?.value
    } catch {
      return StartupError(listening: error, host: host, port: port)
    }
    return StartupError("The server ended as soon as it had started. Start it again.")
  }

  /// Stops accepting connections, replies to the requests in progress, and closes all connections and the database.
  ///
  /// A change whose reply was sent is in the database. A change in progress may or may not be.
  public func stop() async {
    await services?.triggerGracefulShutdown()
    _ = await serving?.result
  }

  /// Waits until the server has stopped.
  ///
  /// - Throws: The error that ended the server before `stop`.
  public func waitUntilStopped() async throws {
    try await serving?.value
  }

  private func application(
    _ door: RequestRouter, port: UInt16, _ connections: Int,
    _ listening: AsyncStream<UInt16>.Continuation
  ) -> some Service {
    let limits = settings.limits
    let most = connections / (settings.network == nil ? 1 : 2)
    let connections = Connections(
      limit: most, every: door.key == nil ? limits.crowdedSeconds : limits.crowdedNetworkSeconds)
    return Application(
      responder: door,
      server: .http1(
        configuration: .init(
          additionalChannelHandlers: [
            ConnectionRules(limits: limits, among: connections, knows: door.knows),
            BadRequestReply(),
          ],
          idleTimeout: .milliseconds(Int64(limits.idleSeconds * 1000)),
          httpDecoderConfiguration: .init(
            maxHeaderFieldSize: Limits.headBytes, maxHeaderListSize: Limits.headBytes,
            maxHeaderFieldCount: 100))),
      configuration: .init(
        address: .hostname(door.address.host, port: Int(port)),
        availableConnectionsDelegate: .maximum(most, logger: Self.hummingbirdLogger)),
      onServerRunning: { channel in
        // Set the port before the first connection is served, so that the first request's host is accepted.
        door.address.port = channel.localAddress?.port.map(UInt16.init)
        try? await channel.pipeline.addHandler(AcceptErrors(), position: .first)
        if let port = door.address.port { listening.yield(port) }
      },
      logger: Self.hummingbirdLogger)
  }

  private func services(_ service: some Service, stoppingAt signals: [UnixSignal]) -> ServiceGroup {
    var configuration = ServiceGroupConfiguration(
      services: [service], gracefulShutdownSignals: signals, logger: Self.hummingbirdLogger)
    configuration.maximumGracefulShutdownDuration = .seconds(settings.limits.farewellSeconds)
    return ServiceGroup(configuration: configuration)
  }
}
