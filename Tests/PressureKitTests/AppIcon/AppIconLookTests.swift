import PressureKit
import Testing

/// The menu's place and look.
@Suite struct AppIconLookTests {
  private func short(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }

  /// Describes each layer by its name, frame and opacity.
  private func look(_ finger: AppIconFinger) -> [String] {
    SceneFrame(of: finger.control).layers.map { layer in
      guard let id = AppIcon.LayerID(rawValue: layer.id),
        case .roundedRect(let rect, _) = layer.shape
      else { return "?" }
      let opacity = "a\(short(layer.opacity))"
      if id == .veil { return rect == AppIconFinger.viewport ? "veil \(opacity)" : "?" }
      let frame = [rect.minX, rect.minY, rect.size.width, rect.size.height].map { short($0) }
      return "\(id) \(frame.joined(separator: " ")) \(opacity)"
    }
  }

  @Test func `an icon at rest draws no layers, and the hint follows the force`() {
    let finger = AppIconFinger()
    expect(look(finger), equals: [])
    finger.touch()
    let rows = [0.075, 0.1, 0.2].map { level in
      finger.push(level)
      return look(finger)
    }
    expect(rows, equals: [[], ["veil a0.2"], ["veil a1.0"]])
  }

  @Test func `the menu opens above the icon and highlights the item under the finger`() {
    let finger = AppIconFinger()
    finger.touch(0.25)
    finger.wait(0.25)
    let menu = "menu 100.0 342.0 240.0 150.0 a1.0"
    expect(look(finger), equals: ["veil a1.0", menu])
    let marks = [1, 2, 3].map { number in
      finger.move(to: finger.item(number))
      return look(finger)
    }
    expect(
      marks,
      equals: [
        ["veil a1.0", menu, "highlight 100.0 342.0 240.0 50.0 a1.0"],
        ["veil a1.0", menu, "highlight 100.0 392.0 240.0 50.0 a1.0"],
        ["veil a1.0", menu, "highlight 100.0 442.0 240.0 50.0 a1.0"],
      ])
    finger.push(1)
    expect(look(finger), equals: marks[2])
  }

  @Test func `after a choice the menu fades without its highlight`() {
    let finger = AppIconFinger()
    finger.enter(.sliding)
    finger.lift()
    var rows = [look(finger).map { String($0.prefix(4)) + $0.suffix(5) }]
    for _ in 0..<4 {
      finger.wait(0.0625)
      rows.append(look(finger).map { String($0.prefix(4)) + $0.suffix(5) })
    }
    expect(
      rows,
      equals: [
        ["veil a1.0", "menu a1.0"], ["veil a1.0", "menua0.18"], ["veil a0.4"], ["veila0.08"], [],
      ])
    #expect(!finger.control.needsFrame)
  }

  @Test func `with less motion nothing scales`() {
    let finger = AppIconFinger(reducesMotion: true)
    finger.touch(0.25)
    finger.wait(0.125)
    expect(finger.menu, equals: Rect(x: 100, y: 342, width: 240, height: 150))
    finger.wait(0.5)
    finger.feed(.cancelled)
    finger.wait(0.0625)
    expect(finger.menu, equals: Rect(x: 100, y: 342, width: 240, height: 150))
  }

  @Test func `the menu has the colours of its palette`() {
    let finger = AppIconFinger()
    finger.control.options.palette.mark = .warning
    finger.control.options.palette.surface = .success
    finger.enter(.sliding)
    expect(SceneFrame(of: finger.control).layers.map(\.id), equals: [1, 3, 4])
    expect(
      SceneFrame(of: finger.control).layers.dropFirst().map(\.fill), equals: [.success, .warning])
  }

  @Test func `the menu begins where the icon does, or ends there in the right half`() {
    let edges = [0.0, 40, 160, 170, 320, 380].map { x in
      let finger = AppIconFinger()
      finger.control.bounds.origin.x = x
      finger.place = finger.control.bounds.center
      finger.enter(.pressing)
      finger.wait(0.5)
      return finger.menu.map { [$0.minX, $0.maxX] } ?? []
    }
    // It stays 12 points inside the screen of 390 points.
    expect(
      edges,
      equals: [[12, 252], [40, 280], [138, 378], [12, 252], [138, 378], [138, 378]].map {
        $0.map(Double.init)
      })
  }

  @Test func `the menu is in view and beside the icon, wherever the icon is`() {
    for count in 1...4 {
      var faults: [String] = []
      for viewport in [AppIconFinger.viewport, Rect(x: 0, y: 0, width: 844, height: 390)] {
        for column in 0...10 {
          for row in 0...10 {
            let finger = AppIconFinger(itemCount: count)
            finger.place = Point(
              x: viewport.size.width * Double(column) / 10,
              y: viewport.size.height * Double(row) / 10)
            finger.control.viewport = viewport
            finger.control.bounds = Rect(
              center: finger.place, size: Size(width: 60, height: 60))
            let icon = finger.place
            finger.enter(.pressing)
            finger.wait(0.5)
            guard let menu = finger.menu else {
              faults.append("no menu at \(icon)")
              continue
            }
            if !viewport.contains(menu) { faults.append("out of sight at \(icon)") }
            let bounds = finger.control.bounds
            let isBeside =
              menu.maxX <= bounds.minX || menu.minX >= bounds.maxX || menu.maxY <= bounds.minY
              || menu.minY >= bounds.maxY
            if !isBeside { faults.append("over the icon at \(icon)") }
            if menu.size != finger.control.options.previewSize { faults.append("cut at \(icon)") }
            for number in 1...count {
              finger.move(to: finger.item(number))
              if finger.control.highlighted != number { faults.append("no item at \(icon)") }
            }
          }
        }
      }
      expect(faults.prefix(3), equals: [])
    }
  }

  @Test(arguments: MenuPhase.allCases)
  func `without input it comes to rest, and then nothing moves`(phase: MenuPhase) {
    let finger = AppIconFinger()
    finger.enter(phase)
    finger.wait(3)
    #expect(!finger.control.needsFrame)
    _ = finger.takeEvents()
    let before = SceneFrame(of: finger.control)
    finger.wait(100)
    expect(SceneFrame(of: finger.control), equals: before)
    expect(finger.takeEvents(), equals: [])
  }

  @Test func `options change a press`() {
    let finger = AppIconFinger()
    let accepted = [
      finger.control.options.set(.peekThreshold, to: 0.5),
      finger.control.options.set(.holdDuration, to: 2),
      finger.control.options.set(.haptics, to: 0),
    ]
    expect(accepted, equals: [true, true, true])
    finger.touch(0.5)
    expect(finger.takeEvents(), equals: ["hint"])
    finger.push(0.51)
    expect(finger.takeEvents(), equals: ["open"])
    finger.feed(.cancelled)
    finger.touch()
    finger.wait(1.984375)
    expect(finger.takeEvents(), equals: ["idle", "hint"])
    finger.wait(0.03125)
    expect(finger.takeEvents(), equals: ["open"])
  }
}
