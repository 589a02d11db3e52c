import Foundation

// https://developer.apple.com/documentation/swiftui/toggle
// Here, a button that toggles the value.
public struct Toggle<Label> where Label: View {
  private let label: Label
  private let isOn: Binding<Bool>

  // https://developer.apple.com/documentation/swiftui/toggle/init(ison:label:)
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
}

extension Toggle: View {
  public var body: some View {
    Button {
      isOn.wrappedValue.toggle()
    } label: {
      label
    }
  }
}

extension Toggle where Label == Text {
  // https://developer.apple.com/documentation/swiftui/toggle/init(_:ison:)
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S>(_ title: S, isOn: Binding<Bool>) where S: StringProtocol {
    self.init(isOn: isOn) { Text(title) }
  }
}

// https://developer.apple.com/documentation/swiftui/picker
// Here, it is not shown.
public struct Picker<Label, SelectionValue, Content>
where Label: View, SelectionValue: Hashable, Content: View {
  // https://developer.apple.com/documentation/swiftui/picker/init(selection:content:label:)
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {}
}

extension Picker: View {
  public var body: some View { EmptyView() }
}

extension Picker where Label == Text {
  // https://developer.apple.com/documentation/swiftui/picker/init(_:selection:content:)-6lwfn
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {}

  @_disfavoredOverload
  public init<S>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {}
}

// https://developer.apple.com/documentation/swiftui/textfield
// Here, it is not shown.
public struct TextField<Label> where Label: View {}

extension TextField: View {
  public var body: some View { EmptyView() }
}

extension TextField where Label == Text {
  // https://developer.apple.com/documentation/swiftui/textfield/init(_:text:)-9gi3z
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {}

  @_disfavoredOverload
  public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {}
}

// https://developer.apple.com/documentation/swiftui/sharelink
@available(macOS 13.0, *)
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label>
where
  Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View,
  Data.Element: Transferable
{
  fileprivate let label: Label
}

@available(macOS 13.0, *)
extension ShareLink: View {
  public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

@available(macOS 13.0, *)
extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  // https://developer.apple.com/documentation/swiftui/sharelink/init(item:subject:message:)
  public init(item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    label = DefaultShareLinkLabel()
  }
}

// https://developer.apple.com/documentation/swiftui/defaultsharelinklabel
@available(macOS 13.0, *)
public struct DefaultShareLinkLabel {}

@available(macOS 13.0, *)
extension DefaultShareLinkLabel: View {
  public var body: some View { Text("Share…") }
}

// https://developer.apple.com/documentation/coretransferable/transferable
// Apple's is in CoreTransferable.
@available(macOS 13.0, *)
public protocol Transferable {}

@available(macOS 13.0, *)
extension URL: Transferable {}

@available(macOS 13.0, *)
extension Never: Transferable {}
