/// Holds a contact without force back until it is known whether it is an activation or a hold.
///
/// A browser reports an activation by assistive technology, and a click by some drivers, as a contact without force that lifts at
/// once, and then as a click. A driver's mouse that holds or slides has no force either. The host passes all inputs of a control
/// through this value first, and marks such contacts. The control then never sees a contact that was an activation.
///
///     switch forceless.take(sample, isForceless: true) {
///     case .feed: control.feed(sample)
///     case .feedPendingFirst: control.feed(forceless.pending); control.feed(sample)
///     case .drop: break
///     }
public struct ForcelessContact: Hashable, Sendable {
  /// The way in which the host passes an input on.
  public enum Answer: Sendable {
    /// Feed it to the control.
    case feed
    /// Feed `held` to the control, and then the input: the contact is a hold.
    case feedPendingFirst
    /// Do not feed it.
    case drop
  }

  /// The time after which a contact is a hold, in seconds. Assistive technology lifts at once.
  public static let shortestHold = 0.1

  /// The beginning of the last contact that was held back.
  public private(set) var pending = ContactSample(time: 0, phase: .cancelled, position: .zero)
  /// True while a contact is held back. Meanwhile, the host treats the control as engaged with a contact, and requests frames.
  public private(set) var isUndecided = false
  /// True if the click of the last contact or key is an activation: the contact was held back until it lifted, or the key went
  /// down with a modifier and pressed nothing.
  public private(set) var isActivation = false

  /// Makes a value without a contact.
  public init() {}

  /// Takes a sample. `isForceless` marks the beginning of a contact that may be an activation.
  public mutating func take(_ sample: ContactSample, isForceless: Bool) -> Answer {
    if !isUndecided {
      if sample.phase != .moved { isActivation = false }
      if sample.phase != .began || !isForceless { return .feed }
      pending = sample
      isUndecided = true
      return .drop
    }
    if sample.id != pending.id {
      if sample.phase == .began { end() }
      return .drop
    }
    if sample.phase == .moved && sample.buttons != 0 {
      if sample.position == pending.position { return .drop }
      end()
      return .feedPendingFirst
    }
    // A cancel and a lost lift activate nothing.
    end()
    isActivation = sample.phase == .ended
    return .drop
  }

  /// Lets time pass. While a contact is held back, the time of the control stands still, so that a hold counts from its beginning.
  public mutating func advance(to time: Double) -> Answer {
    if !isUndecided { return .feed }
    if time - pending.time < ForcelessContact.shortestHold { return .drop }
    end()
    return .feedPendingFirst
  }

  /// Takes a key that goes down. Like every other input, it ends the contact that is held back.
  public mutating func takeKey(isPlain: Bool) {
    end()
    isActivation = !isPlain
  }

  /// Ends the contact that is held back, if there is one, without a press or an activation. Every input that is neither a contact
  /// nor time does this. After the lift it changes nothing: a browser reports the lost capture before the click.
  public mutating func end() {
    isUndecided = false
  }
}
