import Foundation
import Hummingbird
import Logging
import ServiceLifecycle
import UnixSignals

/// The demo's server: its pages, the browser kit and the weighings, on 127.0.0.1 only.
///
/// `start` returns when connections are accepted; `stop` closes them and the database. A stopped
/// server cannot be started again.
public actor HistoryServer {
  private let settings: Settings
  private let now: @Sendable () -> Date
  private let address = OwnAddress()
  /// Nil until the server has started.
  private(set) var store: WeighingStore?
  private var services: ServiceGroup?
  private var serving: Task<Void, any Error>?

  /// Errors only, and not on the standard output, whose two lines are ours.
  private static let logger: Logger = {
    var logger = Logger(label: "scale", factory: StreamLogHandler.standardError(label:))
    logger.logLevel = .error
    return logger
  }()

  /// Makes a server that does nothing yet.
  ///
  /// `now` is asked for the time of each new weighing, and once for those of a new database.
  public init(settings: Settings, now: @escaping @Sendable () -> Date = { Date() }) {
    self.settings = settings
    self.now = now
  }

  /// Opens the database and listens; returns the port, which is a free one if the settings say 0.
  ///
  /// From then on the signals stop the server, as `stop` does, and no longer end the process.
  ///
  /// - Throws: `StartupError` for everything that a user can put right.
  public func start(stoppingAt signals: [UnixSignal] = []) async throws -> UInt16 {
    precondition(serving == nil, "A server starts once")
    let pages = try StaticFolder(
      settings.publicFolder, advice: "Say where the app's pages are with --public.")
    let kit = try StaticFolder(
      settings.kitFolder,
      advice: "Build the browser kit with script/build-web, or say where it is with --kit.")
    let connections = try FileDescriptors.connections()
    let store = try WeighingStore(file: settings.database, now: now)
    self.store = store
    let door = FrontDoor(
      address: address, limits: settings.limits,
      api: APIRoutes(weighings: WeighingRoutes(store: store)),
      pages: PageRoutes(pages: pages, kit: kit), logger: Self.logger)
    let (ports, listening) = AsyncStream.makeStream(of: UInt16.self)
    let services = services(
      application(door, connections: connections) { listening.yield($0) }, stoppingAt: signals)
    self.services = services
    let serving = Task {
      defer {
        store.close()
        listening.finish()
      }
      try await services.run()
    }
    self.serving = serving
    for await port in ports { return port }
    do {
      try await serving.value
    } catch {
      throw StartupError(listening: error, port: settings.port)
    }
    throw StartupError("The server ended as soon as it had started. Start it again.")
  }

  /// Accepts no more, lets requests under way have their reply, closes all connections and the
  /// database.
  ///
  /// A change whose reply was sent is in the database; one under way may or may not be.
  public func stop() async {
    await services?.triggerGracefulShutdown()
    _ = await serving?.result
  }

  /// Returns after `stop`.
  ///
  /// - Throws: what ended the server before that.
  public func waitUntilStopped() async throws {
    try await serving?.value
  }

  private func application(
    _ door: FrontDoor, connections: Int, listening: @escaping @Sendable (UInt16) -> Void
  ) -> some Service {
    let limits = settings.limits
    let address = address
    return Application(
      responder: door,
      server: .http1(
        configuration: .init(
          additionalChannelHandlers: [ConnectionRules(limits: limits), BadRequestReply()],
          idleTimeout: .milliseconds(Int64(limits.idleSeconds * 1000)),
          httpDecoderConfiguration: .init(
            maxHeaderFieldSize: Limits.headBytes, maxHeaderListSize: Limits.headBytes,
            maxHeaderFieldCount: 100))),
      configuration: .init(
        address: .hostname("127.0.0.1", port: Int(settings.port)),
        availableConnectionsDelegate: .maximum(connections, logger: Self.logger)),
      onServerRunning: { channel in
        // Before the first connection is served, so that the first request finds the address.
        address.port = channel.localAddress?.port.map(UInt16.init)
        try? await channel.pipeline.addHandler(AcceptErrors(), position: .first)
        if let port = address.port { listening(port) }
      },
      logger: Self.logger)
  }

  private func services(_ service: some Service, stoppingAt signals: [UnixSignal]) -> ServiceGroup {
    var configuration = ServiceGroupConfiguration(
      services: [service], gracefulShutdownSignals: signals, logger: Self.logger)
    configuration.maximumGracefulShutdownDuration = .seconds(settings.limits.farewellSeconds)
    return ServiceGroup(configuration: configuration)
  }
}
