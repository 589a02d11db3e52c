import PressureKit
import Testing

@Suite struct TransitioningOptionTests {
  @Test(arguments: TransitioningOption.allCases)
  func `an option accepts only values in its range`(option: TransitioningOption) {
    var options = TransitioningOptions()
    let standard = options[option]
    let range = option.range
    let bad: [Double] = [.nan, -1, -.infinity, range.lowerBound.nextDown]
    let accepted = bad.map { options.set(option, to: $0) }
    expect(accepted, equals: [false, false, false, false])
    if range.upperBound.isFinite {
      let isAccepted = options.set(option, to: range.upperBound.nextUp)
      #expect(!isAccepted)
    }
    expect(options, equals: TransitioningOptions())
    #expect(range.contains(standard))

    let largest = min(range.upperBound, 1e6)
    let isAccepted = options.set(option, to: largest)
    #expect(isAccepted)
    expect(options[option], equals: largest)
  }

  @Test func `defaults are those of the specification`() {
    let options = TransitioningOptions()
    expect(
      TransitioningOption.allCases.map { options[$0] }, equals: [1, .infinity, .infinity, 1, 0])
  }

  @Test func `a limit or a delay of 0 means none`() {
    var options = TransitioningOptions()
    let accepted = [
      options.set(.timeLimit, to: 0), options.set(.resetDelay, to: 0),
      options.set(.failureDelay, to: 0),
    ]
    expect(accepted, equals: [true, true, true])
    expect(
      TransitioningOption.allCases.map { options[$0] }, equals: [0, .infinity, .infinity, 1, 0])
  }

  /// The contrast of two opaque colours, as WCAG 2.2 defines it.
  private func contrast(_ a: LayerColor, _ b: LayerColor) -> Double {
    func luminance(_ color: LayerColor) -> Double {
      func linear(_ part: Double) -> Double {
        part <= 0.04045 ? part / 12.92 : power((part + 0.055) / 1.055)
      }
      return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }
    // x^2.4 = (x^12)^(1/5), by Newton's method.
    func power(_ x: Double) -> Double {
      let wanted = x * x * x * x * x * x * x * x * x * x * x * x
      var root = 1.0
      for _ in 0..<200 {
        root -= (root * root * root * root * root - wanted) / (5 * root * root * root * root)
      }
      return root
    }
    let (high, low) = (max(luminance(a), luminance(b)), min(luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)
  }

  @Test func `every text has a contrast of at least 4.5 on its background`() {
    let palette = TransitioningPalette()
    #expect(abs(contrast(.white, LayerColor(red: 0, green: 0, blue: 0)) - 21) < 1e-9)
    let contrasts = [
      contrast(palette.text, palette.background),
      contrast(palette.background, palette.pressedBackground),
      contrast(palette.disabledText, palette.disabledBackground),
      contrast(palette.successText, palette.successBackground),
      contrast(palette.failureText, palette.failureBackground),
    ]
    #expect(contrasts.allSatisfy { $0 >= 4.5 }, "\(contrasts)")
  }
}
