import AppKit
import Combine
import SwiftUI

/// Makes a model observable for SwiftUI, with the model's properties, and has VoiceOver announce its messages.
@MainActor
@dynamicMemberLookup
final class Observed<Model: ScreenModel>: ObservableObject {
  let model: Model
  /// The number of changes of the model. SwiftUI observes this property.
  @Published private(set) var changes = 0

  init(_ model: Model) {
    self.model = model
    model.changed = { [weak self] in self?.changes += 1 }
    model.announce = {
      NSAccessibility.post(
        element: NSApplication.shared, notification: .announcementRequested,
        userInfo: [.announcement: $0, .priority: NSAccessibilityPriorityLevel.medium.rawValue])
    }
  }

  subscript<Value>(dynamicMember property: ReferenceWritableKeyPath<Model, Value>) -> Value {
    get { model[keyPath: property] }
    set { model[keyPath: property] = newValue }
  }
}
