import Foundation
import QuickActions
import Testing

@testable import PressureCommand
@testable import PressureFormats

/// The cost of an input is proportional to its size: sixteen times the input takes about sixteen times as long, and not 256
/// times, on any machine.
@Suite(.serialized) struct CostTests {
  /// A higher ratio is not proportional, even if the machine is busy during the larger run.
  private static let most = 64.0

  /// Returns the shortest CPU time of three runs on this thread, because other work can disturb them.
  private func duration(_ work: () throws -> Void) throws -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
    return try (1...3).map { _ in
      let start = now()
      try work()
      return now() - start
    }.min() ?? 0
  }

  private func ratio(_ count: Int, _ work: (Int) throws -> () throws -> Void) throws -> Double {
    let (small, large) = (try work(count), try work(16 * count))
    return try duration(large) / duration(small)
  }

  /// Returns an action with a list in its `userInfo`.
  private static func actions(_ element: String, _ count: Int) -> String {
    let list = Array(repeating: element, count: count).joined(separator: ",")
    return "[{\"type\":\"org.a.b\",\"title\":\"B\",\"userInfo\":{\"list\":[\(list)]}}]"
  }

  private static func export(_ text: String) throws {
    let value = try QuickActionValue(json: text, name: "")
    _ = PropertyListDocument(try QuickActionDeclaration(value).actions).text
  }

  private static let deep = String(repeating: "[", count: 58) + String(repeating: "]", count: 58)

  @Test(arguments: [
    "0", "\"a\\n\"", "{\"a\":{}}", deep,
  ])
  func theCostOfAnExportIsProportionalToItsSize(element: String) throws {
    let count = 2_000 / element.utf8.count
    let ratio = try ratio(count) { count in
      let text = Self.actions(element, count)
      return { try Self.export(text) }
    }
    #expect(ratio < Self.most)
  }

  /// Nested values cost no more than values beside each other.
  @Test func theCostDoesNotDependOnTheDepth() throws {
    let flat = Self.actions("[]", 60 * 58)
    let deep = Self.actions(Self.deep, 60)
    let ratio = try duration { try Self.export(deep) } / duration { try Self.export(flat) }
    #expect(ratio < 6)
  }

  @Test func theCostOfLanguagesIsProportionalToTheirNumber() throws {
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    let regions = letters.flatMap { first in letters.map { "\(first)\($0)" } }
    let ratio = try ratio(250) { count in
      let tags = ["de", "fr", "nl", "sv", "pt", "es"].flatMap { language in
        regions.map { "\(language)-\($0)" }
      }
      let titles = Dictionary(uniqueKeysWithValues: tags.prefix(count).map { ($0, "a") })
      let actions = [QuickAction(type: "org.a.b", title: "B", localizedTitles: titles)]
      return {
        _ = DesktopEntry(
          actions, name: "A", exec: DesktopCommand(program: "a"),
          actionExec: DesktopCommand(program: "a"))
        var files = OutputFiles(inputs: InputFiles())
        for file in try InfoPlistStrings(actions).files {
          try files.add(file.text, "a file", at: "none/\(file.name)")
        }
      }
    }
    #expect(ratio < Self.most)
  }

  @Test func theCostOfATableIsProportionalToItsSize() throws {
    let ratio = try ratio(500) { count in
      let rows = (0..<count).map { "\(Double($0) / 1000),\($0)\n" }.joined()
      return {
        let fit = try Fit(MassTable("force,grams\n" + rows, name: "").masses, name: "")
        _ = Report(fit).text + fit.json + FitPlot(fit).text
      }
    }
    #expect(ratio < Self.most)
  }
}
