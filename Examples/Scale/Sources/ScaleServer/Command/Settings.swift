import Foundation

/// The server's addresses, files and limits.
public struct Settings: Sendable {
  /// The TCP port on 127.0.0.1; 0 picks a free one.
  public var port: UInt16
  /// Another IPv4 address of this computer to listen on, for a phone in the same network; nil for loopback only.
  public var network: String?
  /// The SQLite file. If it is missing, the server creates it and its folders.
  public var database: URL
  /// The folder with the app's pages.
  public var publicFolder: URL
  /// The folder with the built browser kit, served under `/pressurekit/`.
  public var kitFolder: URL
  /// The time limits for clients.
  public var limits = Limits()

  /// Creates settings. The server checks them, and creates files, only when it starts.
  public init(port: UInt16, database: URL, publicFolder: URL, kitFolder: URL) {
    self.port = port
    self.database = database
    self.publicFolder = publicFolder
    self.kitFolder = kitFolder
  }
}
