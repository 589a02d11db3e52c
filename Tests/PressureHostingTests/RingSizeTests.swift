import PressureHosting
import PressureKit
import Testing

/// A ring's diameter, from an app or from a view.
struct RingSizeTests {
  @Test func `The app's diameter takes precedence over the view's`() {
    for diameter in [nil, 40] as [Double?] {
      var said = ConfirmOptions()
      said.ringDiameter = diameter
      let size = RingSize(of: said)
      var options = said
      for own in [28, 44, nil] as [Double?] {
        size.set(in: &options, or: own)
        expect(options.ringDiameter, equals: diameter ?? own)
      }
      size.set(in: &options)
      expect(options, equals: said)
    }
    var options = ConfirmOptions()
    RingSize().set(in: &options)
    expect(options, equals: ConfirmOptions())
  }
}
