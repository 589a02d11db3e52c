import Foundation

/// Where the server listens and where its files are.
public struct Settings: Sendable {
  /// The TCP port on 127.0.0.1; 0 picks a free one.
  public var port: UInt16
  /// An IPv4 address of this computer in a network, to listen on as well, for a phone; nil for none.
  public var network: String?
  /// The SQLite file, created with its folders when missing.
  public var database: URL
  /// The folder with the app's pages.
  public var publicFolder: URL
  /// The folder with the built browser kit, served under `/pressurekit/`.
  public var kitFolder: URL
  /// How long a client may take.
  public var limits = Limits()

  /// Makes settings; nothing is checked or created until the server starts.
  public init(port: UInt16, database: URL, publicFolder: URL, kitFolder: URL) {
    self.port = port
    self.database = database
    self.publicFolder = publicFolder
    self.kitFolder = kitFolder
  }
}
