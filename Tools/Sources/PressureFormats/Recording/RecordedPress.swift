import PressureKit

/// A press as its device told of it: from the first contact that is down to when none is.
package struct RecordedPress: Equatable {
  package struct Sample: Equatable {
    /// In microseconds of the recording's clock; never less than that of the sample before.
    var time: Int64
    var phase: ContactPhase
    /// Which contact of this press, counted from 1.
    var id: Int
    var x: Int32
    var y: Int32
    /// In steps of the device.
    var pressure: Int32
  }

  package var samples: [Sample] = []
  /// How many contacts it had, and how many were down at once at most.
  package var contacts = 0
  package var contactsAtOnce = 0
  /// How many fingers the device counted at most, which may be more than the contacts that it told of.
  package var fingers = 0
  /// Why it does not end with a lift; nil where it does.
  package var cut: Cut?

  package enum Cut: Equatable {
    case recordingEnds, dropped, tooLong
  }

  package var seconds: Double {
    guard let first = samples.first, let last = samples.last else { return 0 }
    return Double(last.time - first.time) / 1e6
  }

  /// The pressures while a contact is down.
  var pressures: [Int32] {
    samples.filter { $0.phase == .began || $0.phase == .moved }.map(\.pressure)
  }
}

/// What was noticed in a recording: a sentence once, with where it was first and how often.
package struct RecordingRemarks: Equatable {
  package struct Remark: Equatable {
    package var line: Int?
    package var sentence: String
    package var count = 1
  }

  package private(set) var list: [Remark] = []

  /// More kinds are not told apart: each is a sentence of few that there are.
  private static let most = 100

  package mutating func add(_ sentence: String, line: Int? = nil) {
    if let index = list.firstIndex(where: { $0.sentence == sentence }) {
      list[index].count += 1
    } else if list.count < Self.most {
      list.append(Remark(line: line, sentence: sentence))
    }
  }
}
