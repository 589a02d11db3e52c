// https://developer.apple.com/documentation/quartzcore/catransaction
open class CATransaction: NSObject {
  open class func begin() {}
  open class func commit() {}
  open class func setDisableActions(_ flag: Bool) {}
}
