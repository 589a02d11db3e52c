import QuickActions

extension QuickActionIcon {
  /// The icon with the same meaning in the Icon Naming Specification; nil if there is none.
  var freedesktopName: String? {
    switch self {
    case .compose: "document-new"
    case .play: "media-playback-start"
    case .pause: "media-playback-pause"
    case .add: "list-add"
    case .search: "system-search"
    case .share: "document-send"
    case .prohibit: "process-stop"
    case .contact: "x-office-address-book"
    case .home: "go-home"
    case .favorite, .love: "emblem-favorite"
    case .mail: "mail-unread"
    case .date: "x-office-calendar"
    case .time: "document-open-recent"
    case .capturePhoto: "camera-photo"
    case .captureVideo: "camera-video"
    case .task: "task-due"
    case .alarm: "appointment-soon"
    case .bookmark: "user-bookmarks"
    case .shuffle: "media-playlist-shuffle"
    case .audio: "audio-x-generic"
    case .update: "view-refresh"
    case .location, .markLocation, .cloud, .invitation, .confirmation, .message, .taskCompleted:
      nil
    }
  }
}
