/// Anything that can happen to a control, as a value: for hosts, traces and checks that treat all
/// inputs alike.
public enum Input: Hashable, Sendable {
  /// A contact did something.
  case contact(ContactSample)
  /// An activation key did something.
  case key(KeySample)
  /// An assistive technology or a program activated it, at a time in seconds.
  case activation(time: Double)
  /// Something may take the press away, at a time in seconds.
  case interruption(Interruption, time: Double)
  /// It was enabled or disabled, at a time in seconds.
  case enabling(Bool, time: Double)
  /// Time passed, up to a stamp in seconds.
  case time(Double)
}
