/// The icons that the system draws, with the names of `UIApplicationShortcutIcon.IconType`.
public enum QuickActionIcon: String, CaseIterable, Sendable {
  case compose
  case play
  case pause
  case add
  case location
  case search
  case share
  case prohibit
  case contact
  case home
  case markLocation
  case favorite
  case love
  case cloud
  case invitation
  case confirmation
  case mail
  case message
  case date
  case time
  case capturePhoto
  case captureVideo
  case task
  case taskCompleted
  case alarm
  case bookmark
  case shuffle
  case audio
  case update
}
