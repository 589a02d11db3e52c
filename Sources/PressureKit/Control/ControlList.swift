/// A list of controls, as a type: `Controls<Bell, OneControl<Gong>>`.
///
/// Code that is generic over a list is compiled once for each control in it. An engine, a catalogue or a proof states its
/// requirements for a control as a protocol. Extensions of `OneControl` and `Controls` apply it to the whole list. A list with
/// a control that does not conform does not compile.
public protocol ControlList {}

/// A list of one control, or the end of a longer list.
public enum OneControl<Value: DeclaredControl>: ControlList {}

/// A control, and the rest of the list.
public enum Controls<First: DeclaredControl, Rest: ControlList>: ControlList {}
