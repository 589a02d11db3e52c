import PressureKit
import Testing

@testable import PressureHosting

/// The presenter of a peek creates, shows, hands on and removes its content, following the control's events.
@MainActor
@Suite struct PeekPresenterTests {
  private final class Content {
    let size: Size

    init(_ size: Size) { self.size = size }
  }

  @MainActor
  private final class View {
    let platform = PlatformDouble()
    let presenter: PeekPresenter<Content>
    var content: Content? = Content(Size(width: 200, height: 300))
    private(set) var entries: [String] = []

    init() {
      presenter = PeekPresenter(on: platform)
      presenter.host.locate = { [weak self] in
        self?.presenter.locate(
          Rect(x: 100, y: 300, width: 200, height: 44),
          in: Rect(x: 0, y: 0, width: 400, height: 800), palette: PeekPalette())
      }
      presenter.make = { [weak self] in
        self?.note("make \($0)")
        return self?.content
      }
      presenter.wantedSize = { $0.size }
      presenter.show = { [weak self] _ in self?.note("show") }
      presenter.handOn = { [weak self] _ in self?.note("hand on") }
      presenter.clear = { [weak self] in self?.note("clear") }
      presenter.host.isOnScreen = true
    }

    /// Adds an entry; consecutive frames are one entry.
    private func note(_ entry: String) {
      if entry != "show" || entries.last != entry { entries.append(entry) }
    }

    func take() -> [String] {
      defer { entries = [] }
      return entries
    }

    var previewSize: Size { presenter.host.control.options.previewSize }

    /// Presses with a fraction of the sensor's range.
    func press(_ phase: ContactPhase, _ level: Double) {
      platform.now += 1 / 64
      presenter.host.feed(
        .contact(
          ContactSample(
            time: platform.now, phase: phase, position: Point(x: 200, y: 320), source: .touch,
            force: .measured(level * ForceReading.fullScale, maximum: ForceReading.fullScale))))
    }
  }

  @Test func `a tap is the view's own, before and after a hint`() {
    let view = View()
    for phase in [ContactPhase.began, .ended, .began, .moved, .ended] {
      view.press(phase, phase == .moved ? 0.15 : 0.05)
    }
    view.platform.wait(1)
    expect(view.take(), equals: ["make press", "show", "clear"])
  }

  @Test func `a press creates the content at its place, and a deeper press hands it on once`() {
    let view = View()
    view.press(.began, 0.05)
    expect(view.take(), equals: [])
    view.press(.moved, 0.15)
    expect(view.presenter.host.control.state, equals: .hint)
    expect(view.take(), equals: ["make press", "show"])
    expect(view.previewSize, equals: Size(width: 200, height: 300))
    view.press(.moved, 0.5)
    view.platform.wait(0.5)
    view.press(.moved, 0.9)
    expect(view.presenter.host.control.state, equals: .pop)
    expect(view.take(), equals: ["show", "hand on", "show"])
    #expect(view.presenter.content == nil)
    // The content keeps its size while its picture fades.
    expect(view.previewSize, equals: Size(width: 200, height: 300))
    view.press(.ended, 0)
    view.platform.wait(2)
    expect(view.take(), equals: ["show", "clear"])
    #expect(!view.presenter.isPresented)
    view.presenter.host.invalidate()
    expect(view.previewSize, equals: .zero)
  }

  @Test func `a cancelled press removes the content`() {
    let view = View()
    view.press(.began, 0.05)
    view.press(.moved, 0.5)
    view.platform.wait(0.5)
    view.press(.cancelled, 0)
    view.platform.wait(2)
    expect(view.take(), equals: ["make press", "show", "clear"])
    // The next press creates new content.
    view.press(.began, 0.05)
    view.press(.moved, 0.5)
    // Off the screen the content is removed at once, without a fade.
    view.presenter.host.isOnScreen = false
    expect(view.take(), equals: ["make press", "show", "clear"])
  }

  @Test
  func `content that is opened without a press is in the middle and stays until it is closed`() {
    let view = View()
    view.presenter.open()
    view.platform.wait(2)
    #expect(view.presenter.host.control.isLeftOpen)
    expect(view.take(), equals: ["make middle", "show"])
    view.presenter.open()
    expect(view.take(), equals: [])
    view.presenter.host.interrupt(.escape)
    view.platform.wait(2)
    expect(view.take(), equals: ["show", "clear"])
    view.presenter.host.isOnScreen = false
    view.presenter.open()
    expect(view.take(), equals: [])
  }

  @Test func `a key that is still held when the content is gone presses nothing later`() {
    let view = View()
    for keys in [[KeySample.Phase.down], [.down, .up]] {
      view.presenter.open()
      for phase in keys {
        view.presenter.host.feed(.key(KeySample(time: view.platform.now, phase: phase)))
      }
      view.presenter.host.interrupt(.escape)
      view.platform.wait(2)
    }
    expect(
      view.take(),
      equals: [
        "make middle", "show", "clear", "make middle", "show", "hand on", "show", "clear",
      ])
  }

  @Test func `without content a press does nothing`() {
    let view = View()
    view.content = nil
    view.presenter.open()
    view.press(.began, 0.05)
    view.press(.moved, 0.5)
    expect(view.take(), equals: ["make middle", "make press"])
    expect(view.presenter.host.control.state, equals: .idle)
    #expect(!view.presenter.host.hasContact)
    view.platform.wait(2)
    expect(view.take(), equals: [])
  }

  @Test func `a preview whose item changes while its content is made leaves the screen`() {
    let view = View()
    let make = view.presenter.make
    view.presenter.make = { [weak view] in
      view?.presenter.item = "another"
      return make($0)
    }
    view.press(.began, 0.05)
    view.press(.moved, 0.5)
    view.platform.wait(2)
    expect(view.presenter.host.control.state, equals: .idle)
    #expect(!view.presenter.isPresented)
    #expect(view.presenter.content == nil)
    expect(view.take().last, equals: "clear")
  }

  @Test func `a preview whose item changes while its content is made does not pop`() {
    let view = View()
    let make = view.presenter.make
    view.presenter.make = { [weak view] in
      view?.presenter.item = "another"
      return make($0)
    }
    _ = view.presenter.host.activate()
    view.platform.wait(2)
    expect(view.take().filter { $0 != "show" }, equals: ["make press", "clear"])
  }

  @Test func `the content of a menu pops once, unless something takes it back`() {
    let ends: [(String, @MainActor (View) -> Void)] = [
      ("none", { _ in }), ("closed", { $0.presenter.host.interrupt(.escape) }),
      ("item", { $0.presenter.item = "another" }),
      ("disabled", { $0.presenter.host.setEnabled(false) }),
      ("removed", { $0.presenter.host.isOnScreen = false }),
      ("inactive", { $0.presenter.host.interrupt(.hostInactive) }),
    ]
    for (name, end) in ends {
      let view = View()
      var told: [String] = []
      view.presenter.closeMenu = { told.append("close") }
      let first = view.presenter.makeForMenu { view.content }
      #expect(first != nil)
      end(view)
      end(view)
      for _ in 0..<2 {
        view.content.map { view.presenter.popFromMenu($0) { _ in told.append("pop") } }
      }
      expect(told, equals: [["none", "inactive"].contains(name) ? "pop" : "close"])
    }
    // Taken back while it is made, disabled, or during a preview.
    let view = View()
    let made = view.presenter.makeForMenu {
      view.presenter.item = "another"
      return view.content
    }
    #expect(made == nil)
    view.presenter.open()
    #expect(view.presenter.makeForMenu { view.content } == nil)
    view.presenter.host.setEnabled(false)
    view.platform.wait(2)
    #expect(view.presenter.makeForMenu { view.content } == nil)
  }

  @Test func `an action runs once, while the preview is left open and nothing covers its place`() {
    let view = View()
    var runs: [String] = []
    func choose(_ name: String, at place: Point = .zero) {
      view.presenter.choose(at: place) { runs.append(name) }
    }
    view.presenter.host.isLiftCovered = { $0.x > 0 }
    choose("at rest")
    view.presenter.open()
    choose("covered", at: Point(x: 1, y: 0))
    #expect(view.presenter.host.control.isLeftOpen)
    choose("open")
    expect(view.presenter.host.control.state, equals: .idle)
    choose("closing")
    expect(runs, equals: ["open"])
  }
}
