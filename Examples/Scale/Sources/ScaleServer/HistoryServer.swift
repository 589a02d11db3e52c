import FlyingFox
import FlyingSocks
import Foundation

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
  private var http: HTTPServer?
  private var serving: Task<Void, any Error>?
  private var isStopping = false

  /// How long `stop` lets answers under way reach their browser, in seconds.
  ///
  /// FlyingFox uses the whole of it on Linux, where closing a socket does not wake who accepts
  /// from it; so it is far below the second in which the program promises to be gone.
  private static let farewellSeconds = 0.2

  /// How long to wait before listening again when accepting failed, in seconds.
  ///
  /// Long enough not to spin while the cause lasts, short enough for a page not to notice.
  private static let restSeconds = 0.1

  /// Makes a server that does nothing yet.
  ///
  /// `now` is asked for the time of each new weighing, and once for those of a new database.
  public init(settings: Settings, now: @escaping @Sendable () -> Date = { Date() }) {
    self.settings = settings
    self.now = now
  }

  /// Opens the database and listens; returns the port, which is a free one if the settings say 0.
  ///
  /// - Throws: `StartupError` for everything that a user can put right.
  public func start() async throws -> UInt16 {
    precondition(serving == nil, "A server starts once")
    try require(settings.publicFolder, "Say where the app's pages are with --public.")
    try require(
      settings.kitFolder,
      "Build the browser kit with script/build-web, or say where it is with --kit.")
    let store = try WeighingStore(file: settings.database, now: now)
    self.store = store
    let door = FrontDoor(
      address: address,
      weighings: WeighingRoutes(store: store),
      pages: PageRoutes(
        pages: StaticFolder(settings.publicFolder), kit: StaticFolder(settings.kitFolder)))
    do {
      let (port, firstRun) = try await listen(port: settings.port, door: door)
      serving = Task {
        defer { store.close() }
        var run = firstRun
        while true {
          _ = await run.result
          if self.isStopping { return }
          // FlyingFox gives up when it cannot accept, as when the process has no more file
          // descriptors. It has closed its connections then, so there are some again.
          try await Task.sleep(for: .seconds(Self.restSeconds))
          (_, run) = try await self.listen(port: port, door: door)
        }
      }
      return port
    } catch {
      store.close()
      throw error
    }
  }

  /// Accepts no more, closes all connections and the database.
  ///
  /// A change whose answer was sent is in the database; one under way may or may not be.
  public func stop() async {
    isStopping = true
    await http?.stop(timeout: Self.farewellSeconds)
    _ = await serving?.result
  }

  /// Returns after `stop`.
  ///
  /// - Throws: `StartupError` when accepting failed and listening again did too.
  public func waitUntilStopped() async throws {
    try await serving?.value
  }

  /// Starts FlyingFox and returns when it listens, with the task that ends when it ends.
  private func listen(
    port: UInt16, door: FrontDoor
  ) async throws -> (UInt16, Task<Void, any Error>) {
    let http = HTTPServer(
      config: HTTPServer.Configuration(
        address: try .inet(ip4: "127.0.0.1", port: port),
        // The front door has its own time limits: FlyingFox's answer would lack our headers.
        timeout: 86_400,
        // Bodies up to the limit are read before the door sees them, longer ones never in memory.
        sharedRequestBufferSize: RequestBody.limitBytes,
        sharedRequestReplaySize: 0,
        // The standard output has two lines, both ours.
        logger: .disabled))
    await http.appendRoute(HTTPRoute(methods: KnownMethods.all, path: "*"), to: door)
    let listening = Task { try await http.waitUntilListening(timeout: 30) }
    let run = Task {
      defer { listening.cancel() }
      try await http.run()
    }
    do {
      try await listening.value
    } catch {
      do {
        try await run.value
      } catch {
        throw StartupError(listening: error, port: port)
      }
      throw error
    }
    self.http = http
    if isStopping { await http.stop() }
    guard case .ip4(_, let port)? = await http.listeningAddress else {
      throw StartupError("The server ended as soon as it had started. Start it again.")
    }
    address.port = port
    return (port, run)
  }

  private func require(_ folder: URL, _ advice: String) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) else {
      throw StartupError("The folder \(folder.path) does not exist. \(advice)")
    }
    guard isFolder.boolValue else {
      throw StartupError("\(folder.path) is not a folder. \(advice)")
    }
  }
}
