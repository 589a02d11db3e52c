// https://developer.apple.com/documentation/quartzcore/catransaction
open class CATransaction: NSObject {
  /// True in each open transaction whose changes are shown at once; one inside of another begins as that is.
  private nonisolated(unsafe) static var transactions: [Bool] = []

  open class func begin() { transactions.append(disableActions()) }
  open class func commit() { transactions.removeLast() }
  // https://developer.apple.com/documentation/quartzcore/catransaction/disableactions()
  open class func disableActions() -> Bool { transactions.last ?? false }
  // https://developer.apple.com/documentation/quartzcore/catransaction/setdisableactions(_:)
  // Here outside of a transaction it does nothing.
  open class func setDisableActions(_ flag: Bool) {
    if !transactions.isEmpty { transactions[transactions.count - 1] = flag }
  }

  /// Here only: the properties that Core Animation animates by itself, in order, of layers that are shown and are no
  /// view's.
  public nonisolated(unsafe) static var animated: [String] = []
}
