import PressureKit
import Testing

@testable import PressureTesting

@Suite struct TracePrivacyTests {
  /// Three contacts, two of them with the same system id, on a control on a phone.
  private static let onAScreen = """
    {"pressurekit":1,"maximum":6.667,"source":"touch","bounds":[100,200,44,30],"viewport":[0,0,390,844],\
    "origin":"recorded","device":"Pen 20231107","browser":"Firefox 128","unit":"steps","range":[0,1023]}
    {"t":0,"phase":"began","id":4711,"x":122,"y":222,"force":0.5}
    {"t":0.1,"phase":"began","id":-3,"x":123,"y":222,"force":0.25}
    {"t":0.2,"phase":"ended","id":4711,"x":122,"y":222,"force":0}
    {"t":0.3,"phase":"began","id":4711,"x":124,"y":222,"force":0.75}
    {"t":0.4,"phase":"moved","id":-3,"x":120.5,"y":212,"force":1}
    {"t":0.5,"phase":"ended","id":-3,"x":120.5,"y":212,"force":0}
    {"t":0.6,"phase":"cancelled","id":4711,"x":124,"y":222,"force":0}

    """

  @Test func `a stripped trace is the press and nothing else`() throws {
    let trace = try Trace(text: Self.onAScreen)
    expect(
      trace.privateDetails,
      equals: [
        "it says where the control was on the screen",
        "it has the system's contact ids, not ids that count from 1",
        "the name of its device or browser contains an owner, an address or a number",
      ])
    let stripped = trace.stripped()
    expect(
      stripped.text,
      equals: """
        {"pressurekit":1,"maximum":6.667,"source":"touch","bounds":[0,0,44,30],"origin":"recorded",\
        "unit":"steps","range":[0,1023]}
        {"t":0,"phase":"began","id":1,"x":22,"y":22,"force":0.5}
        {"t":0.1,"phase":"began","id":2,"x":23,"y":22,"force":0.25}
        {"t":0.2,"phase":"ended","id":1,"x":22,"y":22,"force":0}
        {"t":0.3,"phase":"began","id":3,"x":24,"y":22,"force":0.75}
        {"t":0.4,"phase":"moved","id":2,"x":20.5,"y":12,"force":1}
        {"t":0.5,"phase":"ended","id":2,"x":20.5,"y":12,"force":0}
        {"t":0.6,"phase":"cancelled","id":3,"x":24,"y":22,"force":0}

        """)
    expect(stripped.privateDetails, equals: [])
    expect(stripped.stripped(), equals: stripped)
  }

  @Test func `names stay unless one identifies a person or the caller drops them`() throws {
    var trace = try Trace(text: Self.onAScreen)
    let harmless = TraceOrigin(making: .recorded, device: "Intuos4 6x9", browser: "Firefox 128")
    trace.origin = harmless
    expect(trace.stripped().origin, equals: harmless)
    expect(trace.stripped(names: false).origin, equals: TraceOrigin(making: .recorded))
  }

  @Test func `names with an owner, an address or a serial number are detected`() throws {
    let told = [
      "Anna's Pen": true, "ANNA'S PEN": true, "Jonas’ Tablet": true, "Anna’s Stift": true,
      "pad of a@example.org": true, "Pen 00:1f:20:9a:44:01": true, "Pen 00-1F-20-9A-44-01": true,
      "Pen 20231107": true, "Wacom Intuos4 6x9": false, "SynPS/2 Synaptics TouchPad": false,
      "Chromium 140.0.7339.80": false, "Stift": false, "Wacom Cintiq 13HD Pen": false,
    ]
    for (name, isTold) in told {
      for origin in [TraceOrigin(device: name), TraceOrigin(browser: name)] {
        expect(origin.tellsAPerson, equals: isTold, "\(name)")
      }
    }
  }

  /// The difference of the largest numbers is infinite.
  @Test func `a sample whose position overflows is left out`() throws {
    var trace = Trace(
      maximum: 0, source: .touch,
      bounds: Rect(x: -.greatestFiniteMagnitude, y: 0, width: 44, height: 44))
    for (time, phase) in [(0.0, ContactPhase.began), (1, .moved), (2, .ended)] {
      let x = phase == .moved ? Double.greatestFiniteMagnitude : 0
      try trace.append(
        TraceSample(time: time, phase: phase, id: 1, position: Point(x: x, y: 0), force: 0))
    }
    let stripped = trace.stripped()
    try stripped.checkEnd()
    expect(stripped.samples.map(\.phase), equals: [.began, .ended])
  }
}
