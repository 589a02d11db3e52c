import PressureHosting
import PressureKit
import Testing

/// A ring's size, from an app or from a view.
struct RingSizeTests {
  @Test func `The app's diameter and offset each take precedence over the view's`() {
    for (diameter, offset) in [(nil, nil), (40, nil), (nil, 60), (40, 60)] as [(Double?, Double?)] {
      var said = ConfirmOptions()
      (said.ringDiameter, said.ringOffset) = (diameter, offset)
      let size = RingSize(of: said)
      var options = said
      for own in [28, 44, nil] as [Double?] {
        size.set(in: &options, or: own)
        #expect([options.ringDiameter, options.ringOffset] == [diameter ?? own, offset ?? own])
      }
      size.set(in: &options)
      #expect(options == said)
    }
    var options = ConfirmOptions()
    RingSize().set(in: &options)
    #expect(options == ConfirmOptions())
  }
}
