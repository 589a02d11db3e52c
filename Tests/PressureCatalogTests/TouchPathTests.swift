import Foundation
import PressureKit
import Testing

@testable import PressureWeb

private let calls = ProcessInfo.processInfo.environment["PRESSURE_CALLS"]

/// What a page called of the engine during a press, called here: script/path traces it.
@Suite struct TouchPathTests {
  /// A function of the engine, with its numbers; of `create` also the handle that the page had.
  private typealias Call = (name: String, numbers: [Double], handle: Int)

  @Test(.enabled(if: calls != nil)) func `a page's calls are made here`() throws {
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
    // What is not a number is none in JSON.
    let numbers = try #require(parts[1] as? [Any]).map { ($0 as? NSNumber)?.doubleValue ?? .nan }
    return try (#require(parts[0] as? String), numbers, #require(parts[2] as? NSNumber).intValue)
  }

  private func make(_ call: Call, _ handles: inout [Int: Handle]) throws {
    let n = call.numbers.dropFirst().map { $0 }
    func int(_ index: Int) -> Int32 { Int32(n[index]) }
    if call.name == "eventAddress" {
      _ = eventAddress()
      return
    }
    let first = Int(try #require(call.numbers.first))
    if call.name == "create" {
      handles[call.handle] = create(Int32(first))
      return
    }
    let handle = try #require(handles[first])
    switch call.name {
    case "set": _ = set(handle, int(0), n[1])
    case "get": _ = get(handle, int(0))
    case "setColor": setColor(handle, int(0), n[1], n[2], n[3], n[4])
    case "setTextSize": setTextSize(handle, int(0), n[1], n[2])
    case "locate": locate(handle, n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7])
    case "feed":
      _ = feed(
        handle, n[0], int(1), int(2), n[3], n[4], int(5), n[6], n[7], n[8], int(9), int(10))
    case "input": _ = input(handle, n[0], int(1), int(2))
    case "draw": _ = draw(handle)
    case "status": _ = status(handle)
    case "read": _ = read(handle)
    default: Issue.record("a call that is not known here: \(call.name)")
    }
  }

  @inline(never) private func pressBegins() {}
  @inline(never) private func callEnds() {}
  @inline(never) private func pressEnds() {}
}
