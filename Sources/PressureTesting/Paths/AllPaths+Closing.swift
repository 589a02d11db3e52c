import PressureKit

extension AllPaths where C: NormalizableControl {
  /// Follows paths of any length until no value has a new normal form. The result then holds for every sequence of these steps,
  /// however long.
  ///
  /// Each step is taken twice: by the reached value and by its normal form. Both must have the same result and lead to the same
  /// value (`PathProperty.itsNormalFormDoesTheSame`). Looks and announcements are checked only when a normal form is reached
  /// for the first time.
  ///
  /// The search can close if all times are multiples of `frameSeconds`, and they and `frameSeconds` are whole multiples of some
  /// negative power of two, so that sums have no rounding errors. It gives up after `most` values. It stops at the depth where a
  /// property is broken, or all those in `until`: after that the control and its model go different ways, and their values
  /// multiply. In these cases `PathReport.isClosed` is false. Each value and step costs two inputs, and each value 16 bytes.
  public func close(most: Int = 20_000_000, until: Set<PathProperty>? = nil) -> PathReport {
    search(
      length: .max, most: most, isEnough: { until?.isSubset(of: $0) ?? !$0.isEmpty },
      key: { PathKey(of: normalForm(of: $0)) }
    ) { step, node, report in
      var form = normalForm(of: node)
      var ignored = report
      let outcome = follow(step, &node, &report)
      let other = follow(step, &form, &ignored)
      let isSame = outcome.isSame(as: other) && normalForm(of: node) == normalForm(of: form)
      return outcome.broken + (isSame ? [] : [.itsNormalFormDoesTheSame])
    }
  }

  /// Returns the representative of all nodes with the same future. Its clock shows only the time not yet told.
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
