#if os(macOS) || APPKIT
import QuickActions

extension QuickActionIcon {
  /// The symbol for the system's icon on an iPhone; all symbols exist from macOS 11 on.
  var symbol: String {
    switch self {
    case .compose: "square.and.pencil"
    case .play: "play"
    case .pause: "pause"
    case .add: "plus"
    case .location: "location"
    case .search: "magnifyingglass"
    case .share: "square.and.arrow.up"
    case .prohibit: "nosign"
    case .contact: "person.crop.circle"
    case .home: "house"
    case .markLocation: "mappin"
    case .favorite: "star"
    case .love: "heart"
    case .cloud: "cloud"
    case .invitation: "person.crop.circle.badge.plus"
    case .confirmation: "checkmark"
    case .mail: "envelope"
    case .message: "message"
    case .date: "calendar"
    case .time: "clock"
    case .capturePhoto: "camera"
    case .captureVideo: "video"
    case .task: "circle"
    case .taskCompleted: "checkmark.circle"
    case .alarm: "alarm"
    case .bookmark: "bookmark"
    case .shuffle: "shuffle"
    case .audio: "speaker.wave.2"
    case .update: "arrow.clockwise"
    }
  }
}
#endif
