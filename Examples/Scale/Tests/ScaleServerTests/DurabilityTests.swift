import Foundation
import GRDB
import Testing

/// Changes that the server has acknowledged survive SIGKILL.
@Suite struct DurabilityTests {
  /// The changes that the server has acknowledged to the writer.
  private actor Acknowledged {
    var added: [String: String] = [:]
    var deleted: Set<String> = []
    private var waiting: (count: Int, CheckedContinuation<Void, Never>)?

    func add(_ place: String, _ note: String) {
      added[place] = note
      resumeIfEnough()
    }

    func delete(_ place: String) {
      deleted.insert(place)
      resumeIfEnough()
    }

    func wait(for count: Int) async {
      await withCheckedContinuation {
        waiting = (count, $0)
        resumeIfEnough()
      }
    }

    private func resumeIfEnough() {
      guard let (count, continuation) = waiting, added.count + deleted.count >= count else {
        return
      }
      waiting = nil
      continuation.resume()
    }
  }

  @Test func acknowledgedChangesSurviveSIGKILL() async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    let told = Acknowledged()
    var before = 0
    for round in 1...4 {
      let (process, port) = try await ScaleProcess.serving(folder)
      let writer = Task { await write(round: round, port: port, told) }
      before += 30 + round
      await told.wait(for: before)
      // The writer is now in the middle of a request, or between two.
      process.send(signal: SIGKILL)
      let ending = await process.ending()
      #expect(ending == .init(output: "", errors: "", code: -SIGKILL))
      let inFlight = await writer.value

      let (again, newPort) = try await ScaleProcess.serving(folder)
      for (place, note) in await told.added {
        let answer = try await WireRequest("GET", place).send(to: newPort)
        if place == inFlight, answer.status == "404 Not Found" { await told.delete(place) }
        if await told.deleted.contains(place) {
          #expect(answer.status == "404 Not Found", "\(place) was deleted")
        } else {
          #expect(answer.status == "200 OK", "\(place) was added")
          #expect(answer.text.contains("\"note\":\"\(note)\""))
        }
      }
      before = await told.added.count + told.deleted.count
      again.send(signal: SIGKILL)
      _ = await again.ending()
    }
    let intact = try await DatabaseQueue(path: folder.database.path).read {
      try String.fetchAll($0, sql: "PRAGMA integrity_check")
    }
    #expect(intact == ["ok"])
  }

  /// Adds weighings and deletes every third one, until the server is gone.
  ///
  /// Returns the location of the weighing whose deletion was not acknowledged. It may or may not be deleted.
  private func write(round: Int, port: UInt16, _ told: Acknowledged) async -> String? {
    var number = 0
    var deleting: String?
    do {
      while true {
        number += 1
        let note = "round \(round), number \(number)"
        let answer = try await WireRequest(
          "POST", "/api/weighings", ["Content-Type": "application/json"],
          body: #"{"grams":\#(number),"note":"\#(note)"}"#
        ).send(to: port)
        guard answer.status == "201 Created", let place = answer.headers["Location"] else {
          Issue.record("\(answer)")
          return nil
        }
        await told.add(place, note)
        if number.isMultiple(of: 3) {
          deleting = place
          let answer = try await WireRequest("DELETE", place).send(to: port)
          #expect(answer.status == "204 No Content")
          await told.delete(place)
          deleting = nil
        }
      }
    } catch {
      return deleting
    }
  }
}
