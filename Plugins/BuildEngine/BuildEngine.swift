import Foundation
import PackagePlugin

/// The command `swift package pressure-engine`: runs script/build-control of the PressureKit that the package resolves to.
@main struct BuildEngine: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let script = try kit(of: context.package).directoryURL.appending(path: "script/build-control")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["bash", script.path(percentEncoded: false)] + arguments
    process.currentDirectoryURL = context.package.directoryURL
    // A checkout of SwiftPM's is not written into.
    process.environment = [
      "PRESSURE_ENGINE_CACHE": context.pluginWorkDirectoryURL.path(percentEncoded: false)
    ].merging(ProcessInfo.processInfo.environment) { $1 }
    try process.run()
    process.waitUntilExit()
    // The script has said why.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  /// The package with the script: this package, or its dependency.
  private func kit(of package: Package) throws -> Package {
    let all = [package] + package.dependencies.map(\.package)
    guard let kit = all.first(where: { $0.displayName == "PressureKit" }) else { throw Fault.noKit }
    return kit
  }

  enum Fault: Error, CustomStringConvertible {
    case noKit

    var description: String {
      "PressureKit is no dependency of this package: add it to Package.swift"
    }
  }
}
