/// The description of a device in a recording.
package struct RecordedDevice: Equatable {
  /// The range of an axis.
  struct Axis: Equatable {
    var least: Int32
    var most: Int32
    /// Steps per millimetre of a position, or per gram of a pressure; 0 if unknown.
    var resolution: Int32 = 0
  }

  var name: String?
  var axes: [UInt16: Axis] = [:]
  /// The relevant keys of the device; nil if unknown.
  var keys: Set<UInt16>?
  var properties: Set<Int> = []

  /// Adds details from another description of the same device. Its own details take precedence.
  mutating func complete(with other: RecordedDevice) {
    name = name ?? other.name
    axes.merge(other.axes) { own, _ in own }
    keys = keys ?? other.keys
    properties.formUnion(other.properties)
  }
}

/// An item of a recording, in order.
enum RecordingItem: Equatable {
  /// The items after this one belong to another device.
  case device
  /// A detail of the device.
  case name(String)
  case axis(UInt16, RecordedDevice.Axis)
  case keys(Set<UInt16>)
  case properties(Set<Int>)
  case event(InputEvent)
  /// A part of the recording that is skipped, and the reason.
  case skipped(String)
}

/// The reason why a recording cannot be read, and the line.
package struct RecordingFault: Error, Equatable {
  /// The line, counted from 1; nil for a format without lines.
  package var line: Int?
  package var sentence: String
}
