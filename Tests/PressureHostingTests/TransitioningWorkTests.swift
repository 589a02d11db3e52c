import PressureHosting
import PressureKit
import Testing

@MainActor
@Suite struct TransitioningWorkTests {
  private struct Refusal: Error {}

  private let platform = PlatformDouble()
  private let host: ControlHost<TransitioningAction>
  private let work: TransitioningWork
  private let told = Told()

  /// The events of the runs, in order.
  private final class Told {
    var words: [String] = []
  }

  init() {
    host = ControlHost(TransitioningAction(), on: platform)
    work = TransitioningWork(of: host)
    host.enter = { [told] in told.words.append("\($0)") }
    host.act = { [told, work] in
      told.words.append("\($0)")
      work.end(with: $0)
    }
    host.isOnScreen = true
  }

  @Test func `Work that returns is a success, and work that throws is a failure`() async {
    work.run {}
    await until { host.control.state == .success }
    work.run { throw Refusal() }
    await until { host.control.state == .failure }
    expect(told.words, equals: ["loading", "finish", "success", "loading", "finish", "failure"])
  }

  @Test func `No other run begins while a run is in progress`() async {
    let (first, second) = (Gate(), Gate())
    #expect(work.run { await first.wait() })
    #expect(!work.run { await second.wait() })
    await until { first.isAwaited }
    first.open()
    await until { host.control.state == .success }
    expect(told.words, equals: ["loading", "finish", "success"])
    expect([first.isAwaited, second.isAwaited], equals: [true, false])
  }

  @Test func `The end of a run cancels its work, and the end of the work then changes nothing`()
    async
  {
    let ends: [(String, (ControlHost<TransitioningAction>, PlatformDouble) -> Void)] = [
      ("abort", { host, _ in host.update { $0.setState(.begin, at: $1) } }),
      ("timeOut", { _, platform in platform.wait(3) }),
    ]
    for (act, end) in ends {
      told.words = []
      host.update { $0.setState(.begin, at: $1) }
      host.control.options.timeLimit = 2
      let gate = Gate()
      var wasCancelled = false
      work.run {
        await gate.wait()
        wasCancelled = Task.isCancelled
      }
      await until { gate.isAwaited }
      end(host, platform)
      let words = told.words
      gate.open()
      await until { wasCancelled }
      #expect(wasCancelled)
      await Task.yield()
      expect(words.prefix(2), equals: ["loading", act])
      expect(told.words, equals: words)
    }
  }

  @Test func `Work does not begin if its run ends at its start`() async {
    host.enter = { [host] in if $0 == .loading { host.update { $0.setState(.begin, at: $1) } } }
    var isBegun = false
    work.run { isBegun = true }
    for _ in 0..<100 { await Task.yield() }
    #expect(!isBegun)
    expect(host.control.state, equals: .begin)
  }
}

/// A gate that work waits for.
@MainActor
private final class Gate {
  private var waiting: CheckedContinuation<Void, Never>?
  private(set) var isAwaited = false

  func wait() async {
    isAwaited = true
    await withCheckedContinuation { waiting = $0 }
  }

  func open() {
    waiting?.resume()
    waiting = nil
  }
}

/// Yields until a condition is true.
@MainActor
private func until(_ isSo: () -> Bool) async {
  for _ in 0..<10_000 where !isSo() { await Task.yield() }
}
