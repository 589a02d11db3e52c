import Foundation

/// A temporary folder with the pages, the kit and the database of one test.
struct TestFolder {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("scale-test-\(UUID().uuidString)")

  var pages: URL { url.appendingPathComponent("Public") }
  var kit: URL { url.appendingPathComponent("kit") }
  // Its folders do not exist yet, as on a first start.
  var database: URL { url.appendingPathComponent("data/scale/scale.sqlite") }

  init() throws {
    try write("<p>First</p>\n", to: "Public/index.html")
    try write("<p>History</p>\n", to: "Public/history.html")
    try write("export {}\n", to: "kit/pressurekit.js")
  }

  func write(_ text: String, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func link(_ path: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: url.appendingPathComponent(path).path, withDestinationPath: destination)
  }

  func remove() {
    try? FileManager.default.removeItem(at: url)
  }
}
