/// What a DeepPress can be told to do differently.
public struct DeepPressOptions: Equatable, Sendable {
  /// A press is deep above this part of the sensor's range, 0…1; 0.20 by default, where 3D Touch
  /// peeked.
  public var threshold = 0.20
  /// How long a contact without a sensor takes to be deep, in seconds; 0.5 by default, as a long
  /// press does on most systems.
  public var holdDuration = 0.5
  /// How long a proven sensor may stay below the threshold before time helps, in seconds; 2 by
  /// default, infinite to switch it off.
  public var rescueDelay = 2.0
  /// A contact that travels farther than this before it is deep is a scroll, in points; 10 by default.
  public var slop = 10.0

  /// Makes the defaults.
  public init() {}

  /// The level above which something can be seen to come: harder than a light touch.
  var hint: Double { threshold * 0.375 }
  /// The level below which nobody presses any more.
  var release: Double { threshold * 0.25 }

  /// Patience and force on one scale, that of the sensor's range.
  var force: ForceOptions {
    @inline(never)  // it is larger than a call
    get {
      var force = ForceOptions()
      force.cap = .infinity
      force.rampDuration = holdDuration / threshold
      force.rescueDelay = rescueDelay
      return force
    }
  }
}
