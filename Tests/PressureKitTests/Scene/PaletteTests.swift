import PressureKit
import Testing

/// The default colours. A change of any of them fails a test.
@Suite struct PaletteTests {
  /// Returns the components in 255ths and the opacity in hundredths.
  private func short(_ colors: [LayerColor]) -> [[Double]] {
    colors.map { color in
      [color.red, color.green, color.blue].map { ($0 * 255).rounded() }
        + [(color.alpha * 100).rounded()]
    }
  }

  @Test func `each named colour has its components`() {
    expect(
      short([.clear, .white, .warning, .success]),
      equals: [[0, 0, 0, 0], [255, 255, 255, 100], [255, 69, 59, 100], [48, 209, 89, 100]])
  }

  @Test func `a confirm button has its default colours`() {
    let palette = ConfirmPalette()
    expect(
      [palette.neutral, palette.selected, palette.confirmed], equals: [.white, .warning, .success])
    expect(
      short([palette.backdrop, palette.rim, palette.track, palette.text, palette.check]),
      equals: [
        [28, 28, 30, 100], [0, 0, 0, 0], [255, 255, 255, 35], [255, 255, 255, 100],
        [10, 42, 20, 100],
      ])
    expect(
      short([palette.veil, palette.fill]), equals: [[255, 255, 255, 78], [255, 255, 255, 14]])
    var dark = ConfirmPalette.dark
    expect(
      short([dark.backdrop, dark.rim, dark.veil]),
      equals: [[43, 44, 48, 100], [107, 108, 115, 100], [0, 0, 0, 64]])
    (dark.backdrop, dark.rim, dark.veil) = (palette.backdrop, palette.rim, palette.veil)
    expect(dark, equals: palette)
  }

  @Test func `a transitioning button has its default colours`() {
    let palette = TransitioningPalette()
    expect(
      short([
        palette.background, palette.text, palette.pressedBackground, palette.disabledBackground,
        palette.disabledText, palette.successBackground, palette.successText,
        palette.failureBackground, palette.failureText,
      ]),
      equals: [
        [0, 87, 214, 100], [255, 255, 255, 100], [227, 240, 255, 100], [224, 224, 230, 100],
        [97, 97, 102, 100], [20, 122, 51, 100], [255, 255, 255, 100], [199, 28, 26, 100],
        [255, 255, 255, 100],
      ])
  }

  @Test func `a scale has its default colours`() {
    let palette = WeighingPalette()
    expect(
      short([
        palette.dial, palette.settled, palette.overload, palette.track, palette.text,
        palette.quiet,
      ]),
      equals: [
        [48, 108, 243, 100], [24, 143, 68, 100], [211, 40, 32, 100], [128, 135, 151, 25],
        [20, 24, 28, 100], [88, 92, 104, 100],
      ])
  }

  @Test func `a peek has its default colours`() {
    let palette = PeekPalette()
    expect(
      short([palette.veil, palette.surface, palette.mark]),
      equals: [[0, 0, 0, 38], [255, 255, 255, 100], [0, 0, 0, 6]])
  }

  /// Returns all colours of a palette, by name.
  private func colors<Palette: NamedColors>(of palette: Palette) -> [LayerColor] {
    Palette.Name.allCases.map { palette[$0] }
  }

  /// Checks that setting a colour by name changes only that colour.
  private func expectEachByName<Palette: NamedColors>(of palette: Palette) {
    let mark = LayerColor(red: 0.25, green: 0.5, blue: 0.75)
    for (index, name) in Palette.Name.allCases.enumerated() {
      var changed = palette
      changed[name] = mark
      var expected = colors(of: palette)
      expected[index] = mark
      expect(colors(of: changed), equals: expected, "\(name)")
    }
  }

  @Test func `each colour has a name, in the order of the properties`() {
    let confirm = ConfirmPalette()
    expect(
      colors(of: confirm),
      equals: [
        confirm.neutral, confirm.selected, confirm.confirmed, confirm.backdrop, confirm.track,
        confirm.text, confirm.veil, confirm.fill, confirm.rim, confirm.check, confirm.title,
      ])
    let transitioning = TransitioningPalette()
    expect(
      colors(of: transitioning),
      equals: [
        transitioning.background, transitioning.text, transitioning.pressedBackground,
        transitioning.disabledBackground, transitioning.disabledText,
        transitioning.successBackground, transitioning.successText,
        transitioning.failureBackground, transitioning.failureText,
      ])
    let weighing = WeighingPalette()
    expect(
      colors(of: weighing),
      equals: [
        weighing.dial, weighing.settled, weighing.overload, weighing.track, weighing.text,
        weighing.quiet,
      ])
    let peek = PeekPalette()
    expect(colors(of: peek), equals: [peek.veil, peek.surface, peek.mark])
    expectEachByName(of: confirm)
    expectEachByName(of: transitioning)
    expectEachByName(of: weighing)
    expectEachByName(of: peek)
  }
}
