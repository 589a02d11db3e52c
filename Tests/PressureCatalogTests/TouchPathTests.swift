import Foundation
import PressureKit
import Testing

@testable import PressureWeb

private let calls = ProcessInfo.processInfo.environment["PRESSURE_CALLS"]

/// Repeats the calls that a page made to the engine during a press, so that script/path can trace them.
@Suite struct TouchPathTests {
  /// A function of the engine with its numbers; for `create`, also the handle that the page received.
  private typealias Call = (name: String, numbers: [Double], handle: Int)

  @Test(.enabled(if: calls != nil)) func `the calls of a page are repeated`() throws {
    let file = try Data(contentsOf: URL(fileURLWithPath: #require(calls)))
    let all = try #require(JSONSerialization.jsonObject(with: file) as? [String: [Any]])
    var handles: [Int: Handle] = [:]
    for one in try #require(all["before"]) { try make(call(one), &handles) }
    pressBegins()
    for one in try #require(all["pressed"]) where one is [Any] {
      try make(call(one), &handles)
      callEnds()
    }
    pressEnds()
  }

  private func call(_ value: Any) throws -> Call {
    let parts = try #require(value as? [Any])
    // JSON has no NaN: such a number is null.
    let numbers = try #require(parts[1] as? [Any]).map { ($0 as? NSNumber)?.doubleValue ?? .nan }
    return try (#require(parts[0] as? String), numbers, #require(parts[2] as? NSNumber).intValue)
  }

  private func make(_ call: Call, _ handles: inout [Int: Handle]) throws {
    let n = call.numbers
    // A page may pass undefined for an integer, which becomes 0.
    func int(_ index: Int) -> Int32 { n[index].isNaN ? 0 : Int32(n[index]) }
    func handle() throws -> Handle { try #require(handles[Int(n[0])]) }
    switch call.name {
    case "version": _ = version()
    case "create": handles[call.handle] = create(int(0))
    case "next": _ = try next(handle())
    case "simulate": _ = simulate(int(0), int(1), n[2], int(3), n[4], int(5), int(6))
    case "set": _ = try set(handle(), int(1), n[2])
    case "get": _ = try get(handle(), int(1))
    case "resetColors": try resetColors(handle())
    case "setColor": try setColor(handle(), int(1), n[2], n[3], n[4], n[5])
    case "setTextSize": try setTextSize(handle(), int(1), n[2], n[3])
    case "locate": try locate(handle(), n[1], n[2], n[3], n[4], n[5], n[6], n[7], n[8])
    case "locateItem": try locateItem(handle(), n[1], n[2], n[3], n[4], n[5])
    case "feed":
      _ = try feed(
        handle(), n[1], int(2), int(3), n[4], n[5], int(6), n[7], n[8], n[9], int(10), int(11),
        int(12), int(13))
    case "input": _ = try input(handle(), n[1], int(2), int(3))
    case "begin": try begin(handle(), int(1), n[2], n[3], n[4], n[5], n[6], n[7])
    case "look": _ = try look(handle(), n[1], int(2), int(3), n[4], n[5], n[6], n[7])
    case "scroll": _ = try scroll(handle(), n[1], n[2], n[3], n[4], n[5])
    case "draw": _ = try draw(handle())
    case "status": _ = try status(handle())
    case "read": _ = try read(handle())
    default: Issue.record("unknown call: \(call.name); add it to TouchPathTests")
    }
  }

  @inline(never) private func pressBegins() {}
  @inline(never) private func callEnds() {}
  @inline(never) private func pressEnds() {}
}
