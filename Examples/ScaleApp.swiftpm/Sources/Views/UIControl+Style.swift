import UIKit

extension UIButton {
  /// A grey button, and what it does.
  convenience init(gray title: String, _ act: @escaping @MainActor () -> Void) {
    self.init(configuration: .gray(), primaryAction: UIAction(title: title) { _ in act() })
  }

  /// A grey button that is one of several things, and has all of them in its menu.
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
  /// Does something at each of these events.
  func on(_ events: UIControl.Event, _ act: @escaping @MainActor () -> Void) {
    addAction(UIAction { _ in act() }, for: events)
  }
}

extension UITextField {
  /// Makes it a field of one line with a name; tells what is written in it.
  func prepare(
    _ placeholder: String, label: String, written: @escaping @MainActor (String) -> Void
  ) {
    self.placeholder = placeholder
    borderStyle = .roundedRect
    font = .preferredFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
    returnKeyType = .done
    accessibilityLabel = label
    // What is corrected as it ends need not be a change.
    on([.editingChanged, .editingDidEnd]) { [weak self] in written(self?.text ?? "") }
    // An action of this event is what makes Return put the keyboard away.
    on(.editingDidEndOnExit) {}
  }
}
