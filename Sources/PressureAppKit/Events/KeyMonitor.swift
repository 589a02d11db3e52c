#if os(macOS) || STAND_INS
import AppKit

/// Hears the app's keys before its windows do, for as long as it is kept.
final class KeyMonitor {
  private let token: Any?

  /// Hears these events. `takes` returns true for one that goes no further.
  @MainActor
  init(_ events: NSEvent.EventTypeMask, takes: @escaping @MainActor (NSEvent) -> Bool) {
    token = NSEvent.addLocalMonitorForEvents(matching: events) { takes($0) ? nil : $0 }
  }

  deinit {
    if let token { NSEvent.removeMonitor(token) }
  }
}
#endif
