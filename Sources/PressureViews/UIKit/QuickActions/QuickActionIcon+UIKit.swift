#if os(iOS) || UIKIT
import QuickActions
import UIKit

extension QuickActionIcon {
  /// The system's icon with the same name.
  var type: UIApplicationShortcutIcon.IconType {
    switch self {
    case .compose: .compose
    case .play: .play
    case .pause: .pause
    case .add: .add
    case .location: .location
    case .search: .search
    case .share: .share
    case .prohibit: .prohibit
    case .contact: .contact
    case .home: .home
    case .markLocation: .markLocation
    case .favorite: .favorite
    case .love: .love
    case .cloud: .cloud
    case .invitation: .invitation
    case .confirmation: .confirmation
    case .mail: .mail
    case .message: .message
    case .date: .date
    case .time: .time
    case .capturePhoto: .capturePhoto
    case .captureVideo: .captureVideo
    case .task: .task
    case .taskCompleted: .taskCompleted
    case .alarm: .alarm
    case .bookmark: .bookmark
    case .shuffle: .shuffle
    case .audio: .audio
    case .update: .update
    }
  }
}
#endif
