import PressureKit

/// A recorded press: from the first contact that comes down until no contact is down.
package struct RecordedPress: Equatable {
  package struct Sample: Equatable {
    /// Microseconds on the recording's clock; never earlier than the previous sample.
    var time: Int64
    var phase: ContactPhase
    /// The number of the contact in this press, counted from 1.
    var id: Int
    var x: Int32
    var y: Int32
    /// In steps of the device.
    var pressure: Int32
  }

  package var samples: [Sample] = []
  /// The number of contacts. `contactsAtOnce` is the highest number that was down at the same time.
  package var contacts = 0
  package var contactsAtOnce = 0
  /// The highest number of fingers that the device counted. It can exceed the number of contacts.
  package var fingers = 0
  /// The reason why the press does not end with a lift; nil if it does.
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

/// The remarks on a recording. Each sentence is kept once, with its first line and a count.
package struct RecordingRemarks: Equatable {
  package struct Remark: Equatable {
    package var line: Int?
    package var sentence: String
    package var count = 1
  }

  package private(set) var list: [Remark] = []

  /// The maximum number of different remarks. Further ones are dropped; few kinds exist.
  private static let most = 100

  package mutating func add(_ sentence: String, line: Int? = nil) {
    if let index = list.firstIndex(where: { $0.sentence == sentence }) {
      list[index].count += 1
    } else if list.count < Self.most {
      list.append(Remark(line: line, sentence: sentence))
    }
  }
}
