/// A list of controls, as a type: `Controls<Bell, OneControl<Gong>>`.
///
/// Code that is generic over a list is compiled once for each control in it. An engine, a catalogue or a proof says what it
/// needs of each control with a protocol, and what it makes of all of them with an extension of `OneControl` and one of
/// `Controls`. A control without that protocol does not compile.
public protocol ControlList {}

/// A list of one control, or the end of a longer list.
public enum OneControl<Value: DeclaredControl>: ControlList {}

/// A control, and the rest of the list.
public enum Controls<First: DeclaredControl, Rest: ControlList>: ControlList {}
