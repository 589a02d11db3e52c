import Foundation
import Testing

@testable import PressureCommand
@testable import PressureFormats

/// The seeds and findings of the fuzzer of recordings are refused with a message, or give presses that are valid traces.
@Suite struct RecordingCorpusTests {
  private static let folder = OutsideChecker.project.appendingPathComponent(
    "Fuzz/Corpus/recordings")

  @Test func everySeedIsPressesOrRefused() throws {
    var said: [String: String] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: Self.folder.path) {
      do throws(RecordingFault) {
        var reader = RecordingReader()
        let place = Self.folder.appendingPathComponent(name)
        try reader.read((try? Data(contentsOf: place)) ?? Data())
        said[name] = try reader.finish().map { device in
          var remarks = device.remarks
          let scale = device.scale(remarks: &remarks)
          return device.presses.map { press in
            let trace = try? press.trace(scale)
            return "\(scale.source) \(trace.map { "\($0.samples.count)" } ?? "no trace")"
          }.joined(separator: ", ")
        }.joined(separator: "; ")
      } catch {
        said[name] = error.sentence
      }
    }
    expect(
      said,
      equals: [
        "evdev-32": "touch 2", "evdev-64": "touch 2", "evemu": "touch 2", "libinput": "touch 2",
        "slots": "touch 4", "two-devices": "pen 2; touch 2",
        "no-number": "an event must be E: seconds.microseconds type code value",
        "shifted": "this is not a recording: it is neither text nor evdev events",
        "tab": "the line begins with a tab, which YAML does not allow; use spaces",
      ])
  }
}
