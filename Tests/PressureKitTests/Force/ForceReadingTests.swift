import PressureKit
import Testing

@Suite struct ForceReadingTests {
  @Test(arguments: [
    (0.0, 0.0), (0.1, 0.2222), (0.25, 0.5556), (0.45, 1.0), (0.5, 1.0), (1.0, 1.0), (1.0875, 1.0),
    (-0.5, 0.0),
  ])
  func `a fraction becomes an intention with a cap of 3`(fraction: Double, intention: Double) throws
  {
    let found = try #require(ForceReading.normalized(fraction).intention(cap: 3))
    #expect(abs(found - intention) < 1e-4)
  }

  @Test func `pitfall 01: the least sensitive setting of a 3D Touch screen reaches full`() {
    let firm = ForceReading.measured(400.0 / 72, maximum: ForceReading.fullScale)
    expect(firm.intention(cap: 3), equals: 1)
  }

  @Test func `a sensor whose maximum is below the cap is full at its maximum`() {
    expect(ForceReading.measured(2, maximum: 2).intention(cap: 3), equals: 1)
    expect(ForceReading.measured(1, maximum: 2).intention(cap: 3), equals: 0.5)
  }

  @Test func `a trackpad's force is a fraction of 3`() throws {
    let click = try #require(ForceReading.normalized(1.0 / 3).intention(cap: 3))
    #expect(abs(click - 0.7407) < 1e-4)
  }

  @Test(arguments: [
    ForceReading.measured(.nan, maximum: 6), .measured(.infinity, maximum: 6),
    .measured(-.infinity, maximum: 6), .measured(1, maximum: 0), .measured(0, maximum: 0),
    .measured(1, maximum: -1), .measured(1, maximum: .nan), .measured(1, maximum: .infinity),
    .normalized(.nan), .none,
  ])
  func `a reading that is not finite or has no sensor is unknown`(reading: ForceReading) {
    #expect(reading.fraction == nil)
    #expect(reading.intention(cap: 3) == nil)
    #expect(!reading.provesSensor)
  }

  @Test func `no sensor is a reading with a maximum of 0`() {
    expect(ForceReading.none, equals: .measured(0, maximum: 0))
  }

  @Test func `a trackpad's first stage is a fraction, and a force click proves a sensor`() {
    let readings = [(-1, 1), (0, 1), (1, 0), (1, 0.4), (1, 0.5), (1, 1.2), (2, 0.1), (3, .nan)]
      .map { ForceReading.staged($0, pressure: $1) }
    expect(readings.map(\.fraction), equals: [0, 0, 0, 0.4, 0.5, 1, 1, 1])
    expect(
      readings.map(\.provesSensor), equals: [false, false, false, true, false, false, true, true])
    #expect(ForceReading.staged(1, pressure: .nan).fraction == nil)
  }

  @Test func `pitfall 03: the constants of devices without a sensor prove no sensor`() {
    let fractions = [0, 0.5, 1, 1.0875, -1, 0.25, 0.499, 0.0001]
    expect(
      fractions.map { ForceReading.normalized($0).provesSensor },
      equals: [
        false, false, false, false, false, true, true, true,
      ])
    #expect(ForceReading.measured(0, maximum: 6.667).provesSensor)
  }
}
