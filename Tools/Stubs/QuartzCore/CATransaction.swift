// https://developer.apple.com/documentation/quartzcore/catransaction
open class CATransaction: NSObject {
  /// The open transactions: true for one that disables actions. A nested transaction inherits the value.
  private nonisolated(unsafe) static var transactions: [Bool] = []

  open class func begin() { transactions.append(disableActions()) }
  open class func commit() { transactions.removeLast() }
  // https://developer.apple.com/documentation/quartzcore/catransaction/disableactions()
  open class func disableActions() -> Bool { transactions.last ?? false }
  // https://developer.apple.com/documentation/quartzcore/catransaction/setdisableactions(_:)
  // The stand-in ignores a call outside of a transaction.
  open class func setDisableActions(_ flag: Bool) {
    if !transactions.isEmpty { transactions[transactions.count - 1] = flag }
  }

  /// Here only: the properties that Core Animation would animate implicitly, in order. A view's own layer and a layer
  /// without a superlayer do not count.
  public nonisolated(unsafe) static var animated: [String] = []
}
