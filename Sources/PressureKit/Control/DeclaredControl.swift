/// A control that hosts can use by name alone: a page, a storyboard, a command line, a benchmark.
///
/// Its states, acts, texts, options, colours and layers are enumerations. With them, and no other list, hosts make their
/// attributes, properties and tables.
public protocol DeclaredControl: Control where State: CaseIterable, Label: CaseIterable {
  /// What it can be told to do differently.
  associatedtype Options: NamedOptions
  /// The layers that it draws, by their ids.
  associatedtype LayerID: RawRepresentable<UInt8> & CaseIterable & Sendable

  /// The options it was made with; a change holds from the next input on.
  var options: Options { get set }
}
