// https://developer.apple.com/documentation/foundation/thread
// Replaces Foundation's: on Linux, the main queue does not stay on the thread that the process began with.
public enum Thread {
  // https://developer.apple.com/documentation/foundation/thread/ismainthread
  public static var isMainThread: Bool { DispatchQueue.getSpecific(key: mainKey) != nil }

  private static let mainKey = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()
}
