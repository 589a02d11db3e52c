import UIKit

extension UIButton {
  /// Creates a grey button with an action.
  convenience init(gray title: String, _ act: @escaping @MainActor () -> Void) {
    self.init(configuration: .gray(), primaryAction: UIAction(title: title) { _ in act() })
  }

  /// Creates a grey button that shows the chosen item and lists all items in its menu.
  convenience init<Choice: Equatable>(
    choosing label: String, of choices: [Choice], chosen: Choice?, title: (Choice) -> String,
    _ choose: @escaping @MainActor (Choice) -> Void
  ) {
    self.init(configuration: .gray())
    menu = UIMenu(
      children: choices.map { choice in
        UIAction(title: title(choice), state: choice == chosen ? .on : .off) { _ in choose(choice) }
      })
    showsMenuAsPrimaryAction = true
    changesSelectionAsPrimaryAction = true
    accessibilityLabel = label
  }
}

extension UIControl {
  /// Calls a closure for each of these events.
  func on(_ events: UIControl.Event, _ act: @escaping @MainActor () -> Void) {
    addAction(UIAction { _ in act() }, for: events)
  }
}

extension UITextField {
  /// Configures a field of one line with an accessibility label. Reports its text after each change.
  func prepare(
    _ placeholder: String, label: String, written: @escaping @MainActor (String) -> Void
  ) {
    self.placeholder = placeholder
    borderStyle = .roundedRect
    font = .preferredFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
    returnKeyType = .done
    accessibilityLabel = label
    // Autocorrection at the end of editing may not send `editingChanged`.
    on([.editingChanged, .editingDidEnd]) { [weak self] in written(self?.text ?? "") }
    // Return dismisses the keyboard only if this event has an action.
    on(.editingDidEndOnExit) {}
  }
}
