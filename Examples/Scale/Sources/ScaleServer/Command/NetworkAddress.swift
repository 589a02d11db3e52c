import Foundation
import NIOCore

/// The address of `--network`: an address of this computer in a network.
enum NetworkAddress {
  /// Refuses an address that a phone could never connect to. The system itself would accept some of these.
  ///
  /// - Throws: `StartupError`.
  static func check(_ text: String) throws(StartupError) {
    // Refuse names: a name may resolve to unexpected addresses.
    var address = in_addr()
    guard inet_pton(AF_INET, text, &address) == 1 else {
      throw StartupError(
        "\(text) is not an IPv4 address. Give one of this computer with --network.")
    }
    guard isOfOneComputer(UInt32(bigEndian: address.s_addr)), !isBroadcast(text) else {
      throw StartupError(
        "\(text) cannot be the address of one computer. "
          + "Give one of this computer with --network.")
    }
    guard text != "127.0.0.1" else {
      throw StartupError(
        "\(text) is always served. "
          + "Give an address of this computer in a network with --network.")
    }
  }

  /// True if the address can belong to one computer.
  ///
  /// By RFC 6890, addresses below 1.0.0.0 mean "this network", including "all addresses". Addresses from 224.0.0.0 on are
  /// multicast, reserved, or the limited broadcast address.
  private static func isOfOneComputer(_ address: UInt32) -> Bool {
    (1..<224).contains(address >> 24)
  }

  /// True if this is the broadcast address of one of the computer's networks.
  private static func isBroadcast(_ text: String) -> Bool {
    let devices = (try? System.enumerateDevices()) ?? []
    return devices.contains { $0.broadcastAddress?.ipAddress == text }
  }
}
