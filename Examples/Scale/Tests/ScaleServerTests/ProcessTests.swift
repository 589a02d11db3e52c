import Foundation
import GRDB
import Testing

/// The program as users and scripts see it.
@Suite struct ProcessTests {
  @Test func helpDescribesAllOptions() async throws {
    let ending = try await ScaleProcess(["--help"], environment: ["COLUMNS": "80"]).ending()
    #expect(
      ending
        == .init(
          output: """
            OVERVIEW: Serves the PressureKit Scale demo app to browsers on this computer.

            It listens on 127.0.0.1, keeps the weighings in an SQLite database, and stops
            with Ctrl-C.

            USAGE: scale [--port <number>] [--network <address>] [--database <path>] [--public <folder>] [--kit <folder>]

            OPTIONS:
              --port <number>         The port to listen on; 0 picks a free one. (default:
                                      8080)
              --network <address>     Another IPv4 address of this computer to listen on,
                                      for a phone in the same network. The address printed
                                      for the phone contains a secret that lets it in.
              --database <path>       The database file, created when missing. (default:
                                      pressurekit-scale/scale.sqlite in $XDG_DATA_HOME or
                                      ~/.local/share)
              --public <folder>       The folder with the app's pages. (default: Public,
                                      beside the app's sources)
              --kit <folder>          The folder that script/build-web builds the browser
                                      kit into. (default: .build/web in the repository)
              -h, --help              Show help information.


            """, errors: "", code: 0))
  }

  @Test(arguments: ["70000", "-1", "http", "80 80", "65536"])
  func anInvalidPortIsAnError(port: String) async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    var arguments = ScaleProcess.arguments(folder)
    arguments[0...1] = ["--port=\(port)"]
    try await ScaleProcess.expectError(
      arguments, "The port \(port) is not a number from 0 to 65535. Choose another with --port.")
  }

  @Test func aPortInUseIsAnError() async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    let (process, port) = try await ScaleProcess.serving(folder)
    try await ScaleProcess.expectError(
      ScaleProcess.arguments(folder, port: "\(port)"),
      "Port \(port) is already in use. Stop the program that uses it or choose another with --port."
    )
    let answer = try await WireRequest("GET", "/history").send(to: port)
    #expect(answer.status == "200 OK")
    process.send(signal: SIGTERM)
    #expect(await process.ending() == .init(output: "Stopped.\n", errors: "", code: 0))
  }

  @Test func theDefaultDatabaseIsInTheDataFolder() async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    for (environment, path) in [
      (["XDG_DATA_HOME": folder.url.path + "/xdg"], "xdg/pressurekit-scale/scale.sqlite"),
      (
        ["XDG_DATA_HOME": "relative", "HOME": folder.url.path],
        ".local/share/pressurekit-scale/scale.sqlite"
      ),
    ] {
      let process = try ScaleProcess(
        ["--port", "0", "--public", folder.pages.path, "--kit", folder.kit.path],
        environment: environment)
      #expect(await process.nextLine().hasPrefix("PressureKit Scale is at "))
      process.send(signal: SIGINT)
      #expect(await process.ending() == .init(output: "Stopped.\n", errors: "", code: 0))
      #expect(
        FileManager.default.fileExists(atPath: folder.url.appendingPathComponent(path).path))
    }
  }

  @Test func deletedFirstWeighingsDoNotReturn() async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    for round in 1...2 {
      let (process, port) = try await ScaleProcess.serving(folder)
      for id in 1...12 {
        let answer = try await WireRequest("DELETE", "/api/weighings/\(id)").send(to: port)
        #expect(answer.status == (round == 1 ? "204 No Content" : "404 Not Found"))
      }
      #expect(
        try await WireRequest("GET", "/api/weighings").send(to: port).text
          == #"{"next":null,"total":0,"weighings":[]}"#)
      process.send(signal: SIGINT)
      #expect(await process.ending() == .init(output: "Stopped.\n", errors: "", code: 0))
    }
  }
}
