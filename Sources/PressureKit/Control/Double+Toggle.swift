extension Double {
  /// The number as a yes or no, as options keep them: anything but 0 is a yes.
  var isOn: Bool {
    get { self != 0 }
    set { self = newValue ? 1 : 0 }
  }
}
