// LoadCell.swift
import PressureViews
import PressureHosting

/// A load cell, as an app reads it.
@MainActor
final class LoadCell: GramsSource {
  let capacity = 5000.0
  var receive: (@MainActor ([Int: Double]) -> Void)?

  func read(_ grams: Double) { receive?(grams > 1 ? [1: grams] : [:]) }
}

@MainActor
func connect(_ cell: LoadCell, to scale: ScaleView) { scale.gramsSource = cell }
