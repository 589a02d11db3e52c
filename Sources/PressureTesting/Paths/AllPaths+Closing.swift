import PressureKit

extension AllPaths where C: NormalizableControl {
  /// Follows paths of any length, until there is no value with a new normal form: what holds then holds for every sequence of
  /// these steps, however long.
  ///
  /// Each step is taken twice, by the value as it was reached and by its normal form, and both must do the same and lead to the
  /// same: `PathProperty.itsNormalFormDoesTheSame`. What is only seen or heard is checked where a normal form is met first.
  ///
  /// It closes where every time is a multiple of `frameSeconds` and both are whole numbers of some negative power of two, so
  /// that they add up without rounding. It gives up when it has seen `most` values, and stops at the depth where all of `until`
  /// are broken, if any are given; `PathReport.isClosed` is false then. Costs two inputs for each value and step, and 16 bytes
  /// for each value.
  public func close(most: Int = 20_000_000, until: Set<PathProperty>? = nil) -> PathReport {
    search(length: .max, most: most, until: until, key: { PathKey(of: normalForm(of: $0)) }) {
      step, node, report in
      var form = normalForm(of: node)
      var ignored = report
      let outcome = follow(step, &node, &report)
      let other = follow(step, &form, &ignored)
      let isSame = outcome.isSame(as: other) && normalForm(of: node) == normalForm(of: form)
      return outcome.broken + (isSame ? [] : [.itsNormalFormDoesTheSame])
    }
  }

  /// The one that stands for all that do the same from now on, with the host's clock at what was not told.
  private func normalForm(of node: PathNode<C, Model>) -> PathNode<C, Model> {
    var form = node
    form.control = node.control.normalForm
    form.time = node.untold
    if forgetsPlace(node.control) {
      form.place = .zero
      form.isDown = false
    }
    return form
  }
}
