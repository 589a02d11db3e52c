import Foundation
import Testing

@testable import ScaleApp

@Suite struct HistoryFileTests {
  private let folder = Folder()
  private let day = Date(timeIntervalSince1970: 1_795_257_000.75)

  @Test func `written weighings are read again, with dates to the second`() throws {
    let weighings = try [
      SavedWeighing(grams: 12.5, note: " Nickel\n", date: day),
      SavedWeighing(grams: 0, note: "", date: day),
    ]
    expect(weighings.map(\.note), equals: ["Nickel", ""])
    expect(weighings.map(\.date.timeIntervalSince1970), equals: [1_795_257_000, 1_795_257_000])
    try folder.file.write(weighings)
    expect(try folder.file.read(), equals: HistoryFile.Contents(weighings: weighings))
    expect(folder.names, equals: ["Weighings.json"])
  }

  @Test func `the file has the number of its format`() throws {
    try folder.file.write([])
    expect(try folder.text(), equals: "{\n  \"format\" : 1,\n  \"weighings\" : [\n\n  ]\n}")
  }

  @Test func `a missing file has no weighings`() throws {
    expect(try folder.file.read(), equals: HistoryFile.Contents())
    expect(folder.names, equals: [])
  }

  @Test func `each damaged file is kept unchanged, under its own name`() throws {
    let id = "\"id\":\"6B29FC40-CA47-1067-B31D-00DD010662DA\""
    let rest = "\"note\":\"\",\"date\":\"2026-11-21T10:00:00Z\""
    let damaged = [
      "", "{\"format\":1,\"weighings\":[", "[]", "{\"format\":0,\"weighings\":[]}",
      "{\"weighings\":[]}",
      "{\"format\":1,\"weighings\":[{\(id),\"grams\":-1,\(rest)}]}",
      "{\"format\":1,\"weighings\":[{\(id),\"grams\":1,\(rest)},{\(id),\"grams\":2,\(rest)}]}",
    ]
    for (index, text) in damaged.enumerated() {
      try folder.put(text)
      let kept = "Weighings (damaged \(index + 1)).json"
      expect(try folder.file.read(), equals: HistoryFile.Contents(keptAs: kept))
      expect(try folder.text(kept), equals: text)
    }
    expect(folder.names.count, equals: damaged.count)
    #expect(!folder.names.contains("Weighings.json"))
  }

  @Test func `a file of a newer version is left as it is`() throws {
    let text = "{\"format\":2,\"things\":{}}"
    try folder.put(text)
    #expect(throws: HistoryProblem.newer) { try folder.file.read() }
    expect(folder.names, equals: ["Weighings.json"])
    expect(try folder.text(), equals: text)
  }

  @Test func `a file that cannot be read is left as it is`() throws {
    try FileManager.default.createDirectory(at: folder.file.url, withIntermediateDirectories: true)
    #expect(throws: HistoryProblem.unreadable) { try folder.file.read() }
    expect(folder.names, equals: ["Weighings.json"])
  }

  @Test func `a file that cannot be written is reported`() throws {
    // A file where the folder should be.
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    try Data().write(to: folder.url.appendingPathComponent("Own"))
    #expect(throws: HistoryProblem.unwritable) { try folder.file.write([]) }
  }
}
