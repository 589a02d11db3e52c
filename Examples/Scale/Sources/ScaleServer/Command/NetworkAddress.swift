import Foundation
import NIOCore

/// An address of this computer in a network, for `--network`.
enum NetworkAddress {
  /// Refuses what a phone could never connect to. The system would listen on some of it.
  ///
  /// - Throws: `StartupError`.
  static func check(_ text: String) throws(StartupError) {
    // Not a name, behind which may be addresses that nobody thought of.
    var address = in_addr()
    guard inet_pton(AF_INET, text, &address) == 1 else {
      throw StartupError("\(text) is no IPv4 address. Name one of this computer with --network.")
    }
    guard isOfOneComputer(UInt32(bigEndian: address.s_addr)), !isBroadcast(text) else {
      throw StartupError(
        "\(text) is no address that one computer can have. "
          + "Name one of this computer with --network.")
    }
    guard text != "127.0.0.1" else {
      throw StartupError(
        "\(text) is served in any case. "
          + "Name an address of this computer in a network with --network.")
    }
  }

  /// RFC 6890: below 1.0.0.0 is this network, all addresses among it. From 224.0.0.0 on are those of
  /// groups, then reserved ones, and at last that of everybody.
  private static func isOfOneComputer(_ address: UInt32) -> Bool {
    (1..<224).contains(address >> 24)
  }

  /// True if this is the broadcast address of one of the computer's networks.
  private static func isBroadcast(_ text: String) -> Bool {
    let devices = (try? System.enumerateDevices()) ?? []
    return devices.contains { $0.broadcastAddress?.ipAddress == text }
  }
}
