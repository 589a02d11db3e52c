/// What a recording says of the device that it is of.
package struct RecordedDevice: Equatable {
  /// What an axis says, at least and at most.
  struct Axis: Equatable {
    var least: Int32
    var most: Int32
    /// Steps a millimetre of a position, a gram of a pressure; 0 where nobody knows.
    var resolution: Int32 = 0
  }

  var name: String?
  var axes: [UInt16: Axis] = [:]
  /// The keys that it has, as far as they are of use; nil where nobody says.
  var keys: Set<UInt16>?
  var properties: Set<Int> = []

  /// Takes over what another description knows of the same device, and this one does not.
  mutating func complete(with other: RecordedDevice) {
    name = name ?? other.name
    axes.merge(other.axes) { own, _ in own }
    keys = keys ?? other.keys
    properties.formUnion(other.properties)
  }
}

/// What is read of a recording, in its order.
enum RecordingItem: Equatable {
  /// What follows is of another device.
  case device
  /// Something more of the device.
  case name(String)
  case axis(UInt16, RecordedDevice.Axis)
  case keys(Set<UInt16>)
  case properties(Set<Int>)
  case event(InputEvent)
  /// What was read and is of no use, and why: once of each kind.
  case skipped(String)
}

/// Why a recording cannot be read, and in which line.
package struct RecordingFault: Error, Equatable {
  /// The line, counted from 1; nil where there are none.
  package var line: Int?
  package var sentence: String
}
