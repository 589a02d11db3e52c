#if os(iOS) || os(macOS) || STAND_INS
import SwiftUI

/// A view in a hosting controller, with the environment of the view that it belongs to.
struct InEnvironment<Content: View>: View {
  var content: Content
  var environment: EnvironmentValues

  var body: some View { content.environment(\.self, environment) }
}
#endif
