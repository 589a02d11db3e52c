import PressureKit
import PressureTesting
import Testing

@Suite struct SceneSnapshotTests {
  private func confirming() -> ConfirmAction {
    var control = ConfirmAction()
    control.options.confirmLabelSize = Size(width: 80, height: 18)
    control.reducesMotion = true
    let finger = VirtualFinger(control)
    finger.down(0.02)
    finger.press(to: 0.6)
    finger.wait(0.1)
    return finger.control
  }

  private let place = Rect(x: -40, y: -100, width: 124, height: 160)

  @Test func `the description has one line for each layer`() {
    expect(
      SceneSnapshot(of: confirming()).description,
      equals: """
        1 rectangle at -4096 -4096, 8236 × 8236, corners 4096; stroke #ffffffc7, 8192 wide
        3 rectangle at 0 0, 44 × 44, corners 0; fill #ffffff1a; stroke #ffffff8c, 1.5 wide
        11 rectangle at -3.52 -84.92, 51.04 × 80.92, corners 25.52; fill #1c1c1e
        13 arc at 22 -59.4, radius 19.36, sweep 1, start 0; stroke #ff8b84, 5.28 wide
        15 arc at 22 -59.4, radius 8.36, sweep 1, start 0; fill #ffffff
        16 angle 13.64 -20.28, 22 -27.32, 30.36 -20.28, part 1; stroke #ffffff, 3.08 wide
        17 angle 13.64 -11.04, 22 -18.08, 30.36 -11.04, part 1; stroke #ffffff, 3.08 wide; opacity 0.5
        19 rectangle at -28 -128.576, 100 × 28, corners 14; fill #1c1c1e
        20 text 1 at 22 -114.576, scale 1; fill #ffffff
        """)
    expect(SceneSnapshot(of: ConfirmAction()).description, equals: "")
  }

  @Test func `NaN and infinity are printed, and zeros have no sign`() {
    var scene = SceneFrame()
    scene.add(
      Layer(
        id: 9, shape: .text(slot: 3, center: Point(x: -0.0001, y: .nan), scale: .infinity),
        fill: LayerColor(red: .nan, green: 2, blue: -1, alpha: 0.5)))
    scene.add(Layer(id: 1, shape: .arc(center: .zero, radius: 1, sweep: 0.25, start: 0.5)))
    expect(
      SceneSnapshot(scene).description,
      equals: """
        9 text 3 at 0 nan, scale inf; fill #00ff0080
        1 arc at 0 0, radius 1, sweep 0.25, start 0.5
        """)
  }

  @Test func `a picture has the page, an outline of the control, the scene and contacts`() throws {
    let mark = Layer(id: 3, shape: .roundedRect(place, cornerRadius: 2), fill: .white)
    var (light, dark) = (SceneFrame(), SceneFrame())
    light.add(mark)
    dark.add(Layer(id: 3, shape: mark.shape, fill: .warning))
    let picture = try SceneSnapshot(light).picture(
      in: place, dark: SceneSnapshot(dark), width: 62,
      control: Rect(x: 0, y: 0, width: 44, height: 44), contacts: [Point(x: 22, y: 22)])
    expect(
      picture,
      equals: """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="-40 -100 124 160" width="62" height="80" \
        font-family="system-ui, sans-serif" font-size="15">
        <style>@media (prefers-color-scheme: dark) { .page { fill: #17181a } .l3 { fill: #ff453b } }</style>
        <rect x="-40" y="-100" width="124" height="160" rx="0" class="page" fill="#fff"/>
        <rect x="0" y="0" width="44" height="44" rx="10" fill="none" stroke="#85878f"/>
        <g>
        <rect class="l3" x="-40" y="-100" width="124" height="160" rx="2" fill="#ffffff"/>
        </g>
        <circle cx="22" cy="22" r="9" fill="#2f86ff40" stroke="#2f86ff"/>
        </svg>

        """)
  }

  @Test func `clipped layers have a clip path, and texts are escaped`() {
    var control = TransitioningAction()
    control.options.titleSize = Size(width: 40, height: 16)
    control.progress = 0.25
    let finger = VirtualFinger(control)
    finger.wait(1)
    finger.call { $0.startRun(at: $1) }
    finger.wait(0.1)
    let lines = SceneSnapshot(of: finger.control)
      .elements(texts: [1: "<b> & \"c\""], name: "frame")
      .split(separator: "\n").map(String.init)
    expect(
      lines.map { String($0.prefix(42)) },
      equals: [
        "<rect x=\"0\" y=\"0\" width=\"44\" height=\"44\" r",
        "<clipPath id=\"frame1\"><rect x=\"0\" y=\"0\" wi",
        "<g clip-path=\"url(#frame1)\"><text x=\"22\" y",
        "<g clip-path=\"url(#frame1)\"><circle cx=\"22",
        "<g clip-path=\"url(#frame1)\"><circle cx=\"22",
      ])
    #expect(lines.count > 2 && lines[2].hasSuffix(">&lt;b> &amp; \"c\"</text></g>"))
  }

  @Test func `a picture over the size limit is refused`() {
    var scene = SceneFrame()
    for id in 0..<200 {
      scene.add(
        Layer(
          id: UInt8(id),
          shape: .roundedRect(Rect(x: 0, y: 0, width: 1, height: 1), cornerRadius: 0),
          fill: .warning))
    }
    #expect(throws: SceneSnapshot.PictureFault.tooLong(bytes: 12842)) {
      try SceneSnapshot(scene).picture(in: place)
    }
  }
}
