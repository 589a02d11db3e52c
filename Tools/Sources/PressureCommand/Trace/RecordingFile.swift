import Foundation
import PressureFormats
import PressureKit
import PressureTesting

/// A recording file of any size. It is read one piece at a time, and only its presses are kept.
struct RecordingFile {
  var path: String
  /// The role of the file in the run, for messages.
  var role = "the recording"
  var inputs: InputFiles

  /// The traces of the presses, a report on them, and warnings for the user.
  struct Presses {
    var traces: [Trace] = []
    var report = ""
    var warnings: [String] = []
  }

  func presses(_ options: TraceImport) throws(Failure) -> Presses {
    var reader = RecordingReader()
    if let description = try description(options.description) {
      reader.complete(with: description)
    }
    let devices = try read(&reader)
    var presses = Presses()
    for tracker in devices {
      var remarks = tracker.remarks
      let scale = tracker.scale(
        name: options.device, range: options.range?.range, source: options.source?.source,
        remarks: &remarks)
      let first = presses.traces.count + 1
      for press in tracker.presses {
        do throws(TraceFault) {
          presses.traces.append(try press.trace(scale))
        } catch {
          throw .badData(path, "press \(presses.traces.count + 1): \(error)")
        }
      }
      if tracker.presses.isEmpty { remarks.add("there is no press") }
      let report = ImportReport(tracker.presses, scale, path: path, first: first)
      presses.report += (presses.report.isEmpty ? "" : "\n") + report.text
      presses.warnings += remarks.list.map(warning) + report.warnings
    }
    return presses
  }

  private func warning(_ remark: RecordingRemarks.Remark) -> String {
    let line = remark.line.map { ":\($0)" } ?? ""
    let times = remark.count > 1 ? " (\(remark.count) times)" : ""
    return "\(Failure.shown(path))\(line): \(remark.sentence)\(times)"
  }

  private func read(_ reader: inout RecordingReader) throws(Failure) -> [PressTracker] {
    try InputFile(path: path, role: role, inputs: inputs).read(upTo: .max) {
      (piece) throws(Failure) in
      do throws(RecordingFault) { try reader.read([UInt8](piece)) } catch { throw failure(error) }
    }
    do throws(RecordingFault) { return try reader.finish() } catch { throw failure(error) }
  }

  private func failure(_ fault: RecordingFault) -> Failure {
    .badData(path, line: fault.line, fault.sentence)
  }

  // MARK: Description

  /// Returns the description from the named file, or from a file beside the recording.
  private func description(_ named: String?) throws(Failure) -> RecordedDevice? {
    guard let name = named ?? Self.descriptionName(beside: path) else { return nil }
    var reader = RecordingReader()
    _ = try RecordingFile(path: name, role: "the description", inputs: inputs).read(&reader)
    return reader.description
  }

  /// Returns the `.desc` file with the longest name that the recording's name begins with: `pen.desc` for `pen-drag.evemu`.
  private static func descriptionName(beside path: String) -> String? {
    if path == InputFile.standardStream { return nil }
    let folder = path.folderOfPath
    let name = URL(fileURLWithPath: path).lastPathComponent
    var stem = Substring(name)
    while let end = stem.lastIndex(where: { "-._".contains($0) }), end > stem.startIndex {
      stem = stem[..<end]
      let beside = "\(stem).desc"
      let place = folder.appendingName(beside)
      if beside != name, FileManager.default.fileExists(atPath: place) { return place }
    }
    return nil
  }
}
