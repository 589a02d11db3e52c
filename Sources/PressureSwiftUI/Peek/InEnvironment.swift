#if os(iOS) || os(macOS) || STAND_INS
import SwiftUI

/// A view in a hosting controller, in the environment of the view that the controller is for.
struct InEnvironment<Content: View>: View {
  var content: Content
  var environment: EnvironmentValues

  var body: some View { content.environment(\.self, environment) }
}
#endif
