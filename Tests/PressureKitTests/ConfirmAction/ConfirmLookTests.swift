import PressureKit
import Testing

@Suite struct ConfirmLookTests {
  /// Describes all layers.
  private func look(_ finger: Finger) -> [String] {
    func short(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }
    func short(_ color: LayerColor) -> String {
      color.alpha == 0 ? "" : " (\(short(color.red)) \(short(color.green)) \(short(color.blue)))"
    }
    return SceneFrame(of: finger.control).layers.map { layer in
      let name = ConfirmAction.LayerID(rawValue: layer.id).map { "\($0)" } ?? "?"
      let opacity = layer.opacity == 1 ? "" : " a\(short(layer.opacity))"
      switch layer.shape {
      case .roundedRect where name == "veil": return name + opacity
      case .arc(_, let radius, let sweep, _):
        let color = short(layer.stroke.alpha == 0 ? layer.fill : layer.stroke)
        return "\(name) r\(short(radius)) \(short(sweep))\(color)\(opacity)"
      case .roundedRect(let rect, _):
        return "\(name) \(short(rect.size.width))×\(short(rect.size.height))"
          + short(layer.fill) + opacity
      case .text(let slot, let center, _):
        return "\(name) \(slot) at \(short(center.x))\(opacity)"
      case .angle(_, let corner, _, let part):
        return "\(name) \(short(corner.x)),\(short(corner.y)) \(short(part))\(opacity)"
      }
    }
  }

  private func finger(reducesMotion: Bool = false) -> Finger {
    let finger = Finger()
    finger.control.options.confirmLabelSize = Size(width: 60, height: 14)
    finger.control.options.okLabelSize = Size(width: 20, height: 14)
    finger.control.options.letGoLabelSize = Size(width: 40, height: 14)
    finger.control.reducesMotion = reducesMotion
    return finger
  }

  @Test func `a button at rest draws no layers`() {
    expect(look(finger()), equals: [])
  }

  @Test func `pitfall 21: the ring follows the force without delay`() {
    let finger = finger(reducesMotion: true)
    finger.down(0.09)
    finger.wait(0.25)
    func shown(_ fill: Double, dot: Double) -> [String] {
      let isVisible = fill > 0
      return ["veil a\((30 + 70 * fill) / 100)"]
        + (isVisible ? ["surface 44.0×44.0 (1.0 1.0 1.0) a\(fill)"] : [])
        + ["disc 51.04×51.04 (0.11 0.11 0.12)", "track r19.36 1.0 (1.0 1.0 1.0)"]
        + (isVisible ? ["ring r19.36 \(fill) (1.0 1.0 1.0)"] : [])
        + ["dot r8.36 1.0 (1.0 1.0 1.0) a\(dot)"]
    }
    expect(look(finger), equals: shown(0.2, dot: 0.52))
    finger.push(0.225)
    expect(look(finger), equals: shown(0.5, dot: 0.7))
    finger.push(0)
    expect(look(finger), equals: shown(0, dot: 0.4))
  }

  @Test func `a ring appears, and the page recedes later`() {
    let finger = finger()
    finger.down(0.1)
    var rows: [[String]] = []
    for _ in 0..<4 {
      rows.append(look(finger))
      finger.wait(0.0625)
    }
    expect(
      rows,
      equals: [
        [
          "veil a0.0",
          "surface 44.0×44.0 (1.0 1.0 1.0) a0.22",
          "disc 30.62×30.62 (0.11 0.11 0.12) a0.01",
          "track r11.62 1.0 (1.0 1.0 1.0) a0.01",
          "ring r11.62 0.22 (1.0 1.0 1.0) a0.01",
          "dot r5.02 1.0 (1.0 1.0 1.0) a0.01",
        ],
        [
          "veil a0.0",
          "surface 44.0×44.0 (1.0 1.0 1.0) a0.22",
          "disc 43.39×43.39 (0.11 0.11 0.12) a0.97",
          "track r16.46 1.0 (1.0 1.0 1.0) a0.97",
          "ring r16.46 0.22 (1.0 1.0 1.0) a0.97",
          "dot r7.11 1.0 (1.0 1.0 1.0) a0.52",
        ],
        [
          "veil a0.2",
          "surface 44.0×44.0 (1.0 1.0 1.0) a0.22",
          "disc 50.92×50.92 (0.11 0.11 0.12)",
          "track r19.31 1.0 (1.0 1.0 1.0)",
          "ring r19.31 0.22 (1.0 1.0 1.0)",
          "dot r8.34 1.0 (1.0 1.0 1.0) a0.53",
        ],
        [
          "veil a0.41",
          "surface 44.0×44.0 (1.0 1.0 1.0) a0.22",
          "disc 51.54×51.54 (0.11 0.11 0.12)",
          "track r19.55 1.0 (1.0 1.0 1.0)",
          "ring r19.55 0.22 (1.0 1.0 1.0)",
          "dot r8.44 1.0 (1.0 1.0 1.0) a0.53",
        ],
      ])
  }

  @Test func `a full ring springs, opens a slot, and shows its label`() {
    let finger = finger()
    finger.down(0.1)
    finger.wait(1)
    finger.push(0.6)
    var rows: [[String]] = []
    for _ in 0..<4 {
      rows.append(look(finger))
      finger.wait(0.09375)
    }
    expect(
      rows,
      equals: [
        [
          "veil",
          "surface 44.0×44.0 (1.0 1.0 1.0)",
          "disc 51.04×51.04 (0.11 0.11 0.12)",
          "ring r19.36 1.0 (1.0 1.0 1.0)",
          "dot r8.36 1.0 (1.0 1.0 1.0)",
        ],
        [
          "veil",
          "surface 44.0×44.0 (1.0 1.0 1.0)",
          "disc 60.64×64.63 (0.11 0.11 0.12)",
          "ring r23.0 1.0 (1.0 0.57 0.55)",
          "dot r9.93 1.0 (1.0 1.0 1.0)",
          "chevron 22.0,-27.32 1.0 a0.24",
          "secondChevron 22.0,-18.08 1.0 a0.27",
          "pill 80.0×24.0 (0.11 0.11 0.12) a0.97",
          "label 1 at 22.0 a0.97",
        ],
        [
          "veil",
          "surface 44.0×44.0 (1.0 1.0 1.0)",
          "disc 56.87×80.37 (0.11 0.11 0.12)",
          "ring r21.57 1.0 (1.0 0.27 0.23)",
          "dot r9.31 1.0 (1.0 1.0 1.0)",
          "chevron 22.0,-27.32 1.0 a0.5",
          "secondChevron 22.0,-18.08 1.0 a0.74",
          "pill 80.0×24.0 (0.11 0.11 0.12)",
          "label 1 at 22.0",
        ],
        [
          "veil",
          "surface 44.0×44.0 (1.0 1.0 1.0)",
          "disc 55.42×84.38 (0.11 0.11 0.12)",
          "ring r21.02 1.0 (1.0 0.27 0.23)",
          "dot r9.08 1.0 (1.0 1.0 1.0)",
          "chevron 22.0,-27.32 1.0 a0.51",
          "secondChevron 22.0,-18.08 1.0 a0.91",
          "pill 80.0×24.0 (0.11 0.11 0.12)",
          "label 1 at 22.0",
        ],
      ])
  }

  @Test func `the slot follows the finger, and covered chevrons hide`() {
    let finger = finger()
    finger.down(0.1)
    finger.push(0.6)
    finger.wait(5)
    var rows: [[String]] = []
    for y in [22.0, -10, -20] {
      finger.move(to: Point(x: 22, y: y), 0.6)
      rows.append(look(finger).filter { $0.hasPrefix("disc") || $0.contains("hevron") })
    }
    expect(
      rows,
      equals: [
        [
          "disc 56.14×83.47 (0.11 0.11 0.12)",
          "chevron 22.0,-27.32 1.0",
          "secondChevron 22.0,-18.08 1.0 a0.5",
        ],
        ["disc 56.14×77.47 (0.11 0.11 0.12)", "chevron 22.0,-27.32 1.0"],
        ["disc 56.14×67.47 (0.11 0.11 0.12)"],
      ])
  }

  @Test func `a confirmed ring is green, through white, and then shows a check mark`() {
    let finger = finger()
    finger.down(0.1)
    finger.push(0.6)
    finger.wait(5)
    finger.move(to: finger.ringCenter, 0.6)
    var rows: [[String]] = []
    for wait in [0.0625, 0.0625, 5] {
      rows.append(look(finger).filter { $0.hasPrefix("ring") })
      finger.wait(wait)
    }
    rows.append(look(finger))
    finger.lift()
    for wait in [0.0625, 0.125, 0.1875, 0.125, 0.125] {
      finger.wait(wait)
      rows.append(look(finger))
    }
    expect(
      rows,
      equals: [
        ["ring r21.3 1.0 (1.0 0.27 0.23)"],
        ["ring r23.14 1.0 (1.0 0.78 0.76)"],
        ["ring r25.05 1.0 (0.82 0.96 0.86)"],
        [
          "veil",
          "surface 44.0×44.0 (1.0 1.0 1.0)",
          "pulse r38.46 1.0 (0.19 0.82 0.35) a0.7",
          "disc 66.35×66.35 (0.13 0.32 0.19)",
          "ring r25.17 1.0 (0.19 0.82 0.35)",
          "pill 88.0×24.0 (0.11 0.11 0.12)",
          "label 2 at -2.0",
          "release 3 at 36.0",
        ],
        [
          "veil a0.18",
          "surface 44.0×44.0 (1.0 1.0 1.0) a0.18",
          "disc 68.44×68.44 (0.19 0.81 0.35)",
          "ring r25.96 1.0 (0.19 0.82 0.35) a0.02",
          "check 18.92,-50.16 0.51",
          "pill 88.0×24.0 (0.11 0.11 0.12) a0.18",
          "label 2 at -2.0 a0.18",
          "release 3 at 36.0 a0.18",
        ],
        ["veil a0.0", "disc 65.99×65.99 (0.19 0.82 0.35)", "check 18.92,-50.16 1.0"],
        [
          "veil a0.0",
          "disc 66.39×66.39 (0.19 0.82 0.35) a0.86",
          "check 18.92,-50.16 1.0 a0.86",
        ],
        [
          "veil a0.0",
          "disc 66.34×66.34 (0.19 0.82 0.35) a0.04",
          "check 18.92,-50.16 1.0 a0.04",
        ],
        [],
      ])
  }

  @Test func `with less motion all marks appear at once`() {
    let finger = finger(reducesMotion: true)
    finger.down(0.1)
    finger.push(0.6)
    finger.wait(0.25)
    var rows = [look(finger)]
    finger.move(to: finger.ringCenter, 0.6)
    finger.wait(0.25)
    rows.append(look(finger))
    finger.lift()
    rows.append(look(finger))
    expect(
      rows,
      equals: [
        [
          "veil",
          "surface 44.0×44.0 (1.0 1.0 1.0)",
          "disc 51.04×80.92 (0.11 0.11 0.12)",
          "ring r19.36 1.0 (1.0 0.27 0.23)",
          "dot r8.36 1.0 (1.0 1.0 1.0)",
          "chevron 22.0,-27.32 1.0",
          "secondChevron 22.0,-18.08 1.0 a0.5",
          "pill 80.0×24.0 (0.11 0.11 0.12)",
          "label 1 at 22.0",
        ],
        [
          "veil",
          "surface 44.0×44.0 (1.0 1.0 1.0)",
          "pulse r30.8 1.0 (0.19 0.82 0.35) a0.7",
          "disc 51.04×51.04 (0.13 0.32 0.19)",
          "ring r19.36 1.0 (0.19 0.82 0.35)",
          "pill 88.0×24.0 (0.11 0.11 0.12)",
          "label 2 at -2.0",
          "release 3 at 36.0",
        ],
        ["veil a0.0", "disc 51.04×51.04 (0.19 0.82 0.35)", "check 18.92,-50.16 1.0"],
      ])
    finger.wait(1)
    finger.place = finger.control.bounds.center
    finger.down(0.1)
    finger.cancel()
    expect(look(finger), equals: [])
  }

  @Test func `an armed ring is a target, and the veil covers the control`() {
    let finger = finger()
    finger.activate()
    finger.wait(1)
    expect(
      look(finger),
      equals: [
        "veil",
        "surface 44.0×44.0 (1.0 1.0 1.0)",
        "disc 56.14×56.14 (0.11 0.11 0.12)",
        "ring r21.3 1.0 (1.0 0.27 0.23)",
        "target r16.46 1.0 (1.0 1.0 1.0)",
        "dot r8.23 1.0 (1.0 1.0 1.0)",
        "pill 80.0×24.0 (0.11 0.11 0.12)",
        "label 1 at 22.0",
      ])
    let target = SceneFrame(of: finger.control).layers.first {
      $0.id == ConfirmAction.LayerID.target.rawValue
    }
    expect(target?.stroke.alpha, equals: 0.65)
    // Contacts count where the ring is drawn.
    expect(
      finger.drawnRing.map { abs($0.size.width - finger.ringFrame.size.width) < 1e-9 }, equals: true
    )
  }

  /// The area of a layer with its outline, or inside its outline.
  private func area(_ layer: Layer, inside: Bool = false) -> Rect? {
    let line = inside ? -layer.lineWidth + 1e-9 : layer.lineWidth
    func grown(_ width: Double, _ height: Double, around center: Point) -> Rect {
      Rect(center: center, size: Size(width: width + line, height: height + line))
    }
    switch layer.shape {
    case .roundedRect(let rect, _):
      return grown(rect.size.width, rect.size.height, around: rect.center)
    case .arc(let center, let radius, _, _): return grown(2 * radius, 2 * radius, around: center)
    case .angle, .text: return nil
    }
  }

  /// The control's own layers in a press, as it is full, and once it has fired.
  @Test(arguments: [
    (false, FillLook.sweep, ["surface", "surface", "surface", ""]),
    (
      true, .rise,
      [
        "surface face fill tick secondTick", "surface face fill halo outline",
        "surface face fill halo outline", "disc check",
      ]
    ),
    (
      true, .ring,
      ["surface halo track ring", "surface halo ring", "surface halo ring", "disc check"]
    ),
  ])
  func `the veil over a control's own layers leaves them clear`(
    isInPlace: Bool, look: FillLook, expected: [String]
  ) {
    let finger = finger(reducesMotion: true)
    finger.control.options.isInPlace = isInPlace
    finger.control.options.look = look
    finger.control.options.increasesContrast = true
    var own: [String] = []
    func note() {
      let frame = SceneFrame(of: finger.control.aboveOwnLayers)
      let layers = frame.layers.filter { finger.control.isOwn($0) }
      own.append(
        layers.compactMap { ConfirmAction.LayerID(rawValue: $0.id).map { "\($0)" } }
          .joined(separator: " "))
      // A part that is clipped is inside the control.
      let covered: [UInt8] = layers.filter { $0.clip == 0 }.compactMap { one in
        guard let area = area(one), let veil = frame.layers.first,
          let hole = self.area(veil, inside: true)
        else { return nil }
        return hole.contains(area) ? nil : one.id
      }
      expect(covered, equals: [])
    }
    finger.down(0.225)
    finger.wait(0.5)
    note()
    finger.push(0.6)
    note()
    finger.wait(0.5)
    note()
    if !isInPlace { finger.move(to: finger.ringCenter, 0.6) }
    finger.lift()
    finger.wait(0.125)
    note()
    expect(own, equals: expected)
  }

  @Test func `a small ring grows until a finger does not hide it`() {
    let finger = finger()
    finger.control.options.ringDiameter = 20
    finger.down(0.1)
    finger.push(0.6)
    finger.move(to: finger.ringCenter, 0.6)
    finger.wait(2)
    expect(finger.ringFrame.size.width, equals: 52)
    expect(finger.drawnRing.map { abs($0.size.width - 52) < 1e-9 }, equals: true)
  }

  @Test func `an unconfirmed ring unwinds in 0.22 s and disappears`() {
    let finger = finger()
    finger.control.options.takesTaps = false
    finger.down(0.225)
    finger.wait(0.5)
    finger.lift()
    var rows: [Int] = []
    for _ in 0..<4 {
      rows.append(SceneFrame(of: finger.control).layers.count)
      finger.wait(0.078125)
    }
    expect(rows, equals: [6, 6, 6, 0])
    finger.wait(0.25)
    #expect(!finger.control.needsFrame)
  }

  @Test func `a control that is removed leaves no layer`() {
    for isConfirmed in [false, true] {
      let finger = finger()
      finger.down(isConfirmed ? 0.6 : 0.225)
      finger.wait(1)
      if isConfirmed {
        finger.move(to: finger.ringCenter, 0.6)
        finger.wait(0.0625)
        finger.lift()
        finger.wait(0.0625)
      }
      #expect(look(finger).count > 2)
      finger.interrupt(.removed)
      expect(look(finger), equals: [])
      // The next press begins without a veil.
      if !isConfirmed { finger.lift() }
      finger.wait(1)
      finger.place = finger.control.bounds.center
      finger.down(0.225)
      finger.wait(0.0625)
      expect(look(finger).first, equals: "veil a0.0")
    }
  }

  @Test func `the next ring begins like the first one`() {
    let finger = finger()
    finger.down(0.1)
    finger.wait(0.0625)
    let first = SceneFrame(of: finger.control)
    finger.lift()
    finger.wait(1)
    _ = finger.confirmByForce()
    finger.wait(2)
    finger.place = finger.control.bounds.center
    finger.down(0.1)
    finger.wait(0.0625)
    expect(SceneFrame(of: finger.control), equals: first)
  }

  /// The opacity of the empty part of the ring, which the app may have chosen; the rim; and the expected opacity and width.
  @Test(arguments: [
    (false, 0.2, LayerColor.clear, 0.2, 0.0), (false, 0.2, .white, 0.2, 1),
    (true, 0.2, .clear, 0.5, 0), (true, 0.7, .white, 0.7, 1.5),
  ])
  func `more contrast shows the whole ring and wider edges`(
    isMore: Bool, alpha: Double, rim: LayerColor, track: Double, width: Double
  ) {
    let finger = finger()
    finger.control.options.increasesContrast = isMore
    finger.control.options.palette.track.alpha = alpha
    finger.control.options.palette.rim = rim
    func edges() -> [String] {
      SceneFrame(of: finger.control).layers.compactMap { layer in
        switch ConfirmAction.LayerID(rawValue: layer.id) {
        case .surface: "surface \(layer.lineWidth) \(layer.stroke.alpha)"
        case .track: "track \(layer.stroke.alpha)"
        case .disc, .pill: "\(layer.lineWidth) \(layer.stroke == rim)"
        default: nil
        }
      }
    }
    finger.down(0.2)
    finger.wait(0.5)
    let surface = isMore ? "surface 3.0 1.0" : "surface 1.5 0.55"
    expect(edges(), equals: [surface, "\(width) true", "track \(track)"])
    finger.push(1)
    finger.wait(0.5)
    expect(edges(), equals: [surface, "\(width) true", "\(width) true"])
  }

  @Test func `a label of no size is not drawn`() {
    let finger = Finger()
    finger.down(0.1)
    finger.push(0.6)
    finger.wait(0.5)
    func hasLabel() -> Bool { look(finger).contains { $0.hasPrefix("label") } }
    #expect(!hasLabel())
    finger.control.options.confirmLabelSize = Size(width: 0.5, height: 14)
    #expect(hasLabel())
  }

  /// The veil reaches from the control to beyond the edges of any screen.
  @Test func `the veil leaves the control clear`() throws {
    let finger = finger(reducesMotion: true)
    finger.control.options.cornerRadius = 10
    finger.down(0.6)
    finger.wait(0.25)
    let veil = try #require(SceneFrame(of: finger.control).layers.first)
    guard case .roundedRect(let rect, let cornerRadius) = veil.shape else { throw TestError() }
    let half = veil.lineWidth / 2
    expect(
      [rect.minX + half, rect.minY + half, rect.maxX - half, rect.maxY - half],
      equals: [0, 0, 44, 44])
    #expect(veil.stroke == finger.control.options.palette.veil && veil.fill == .clear)
    #expect(cornerRadius - half == 10 && veil.lineWidth > 8000 && veil.opacity == 1)
  }

  /// Returns the place that a layer leaves clear, with the radius of its corners.
  private func hole(_ layer: Layer) -> [Double]? {
    guard case .roundedRect(let rect, let radius) = layer.shape else { return nil }
    let half = layer.lineWidth / 2
    return [
      rect.minX + half, rect.minY + half, rect.maxX - half, rect.maxY - half, radius - half,
    ]
  }

  /// While it is armed, only the control's own place lets contacts through.
  @Test func `the veil leaves the control's item clear`() {
    let finger = finger(reducesMotion: true)
    finger.control.item = Rect(x: -300, y: -10, width: 360, height: 64)
    finger.control.itemCornerRadius = 12
    func holes() -> [[Double]?] {
      SceneFrame(of: finger.control).layers.filter {
        $0.id <= ConfirmAction.LayerID.shield.rawValue
      }
      .map(hole)
    }
    finger.down(0.6)
    finger.wait(0.25)
    expect(holes(), equals: [[-300, -10, 60, 54, 12]])
    finger.lift()
    finger.wait(1)
    finger.down(0.05)
    finger.wait(0.1)
    finger.lift()
    finger.wait(1)
    #expect(finger.control.isLeftOpen && holes() == [[-300, -10, 60, 54, 12], [0, 0, 44, 44, 0]])
  }

  @Test(arguments: [
    // Not around the control, half beside it, without a size, and unknown.
    Rect(x: 100, y: 0, width: 200, height: 44), Rect(x: 20, y: 0, width: 200, height: 44),
    Rect(x: 0, y: 0, width: 0, height: 0), Rect(x: .nan, y: 0, width: .infinity, height: 44),
  ])
  func `the veil leaves only the control clear if the item does not contain it`(_ item: Rect)
    throws
  {
    let finger = finger()
    finger.control.item = item
    finger.down(0.6)
    finger.wait(0.25)
    let layers = SceneFrame(of: finger.control).layers
    expect(try hole(#require(layers.first)), equals: [0, 0, 44, 44, 0])
    #expect(!layers.contains { $0.id == ConfirmAction.LayerID.shield.rawValue })
  }

  /// Layouts round places: an item may be a fraction smaller than what it contains.
  @Test func `an item is as large as its control`() throws {
    let finger = finger()
    finger.control.item = Rect(x: 0.4, y: 0.4, width: 43.2, height: 43.2)
    finger.control.itemCornerRadius = 100
    finger.down(0.6)
    finger.wait(0.25)
    let veil = try #require(SceneFrame(of: finger.control).layers.first)
    expect(hole(veil)?.map { ($0 * 100).rounded() / 100 }, equals: [0.4, 0.4, 43.6, 43.6, 21.6])
  }

  @Test func `the edge of the veil is no rounder than a half circle`() throws {
    for bounds in [
      Rect(x: 0, y: 0, width: 44, height: 90), Rect(x: 0, y: 0, width: 90, height: 44),
    ] {
      let finger = finger(reducesMotion: true)
      finger.control.bounds = bounds
      finger.control.options.cornerRadius = 999
      finger.down(0.1)
      finger.wait(0.25)
      let veil = try #require(SceneFrame(of: finger.control).layers.first)
      guard case .roundedRect(_, let radius) = veil.shape else { throw TestError() }
      expect(radius - veil.lineWidth / 2, equals: 22)
    }
  }

  private struct TestError: Error {}

  @Test func `the same value always draws the same`() {
    let finger = finger()
    finger.down(0.3)
    finger.wait(0.1)
    expect(SceneFrame(of: finger.control), equals: SceneFrame(of: finger.control))
  }
}
