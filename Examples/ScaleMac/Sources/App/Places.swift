import SwiftUI

/// The app's window: the places in a sidebar, and the chosen one beside it.
struct Places: View {
  @StateObject private var weigh: Observed<WeighModel>
  @StateObject private var history: Observed<HistoryModel>
  @StateObject private var calibration: Observed<CalibrationModel>
  @State private var place: Place? = .weigh

  init(history: History, masses: KnownMasses) {
    _weigh = StateObject(
      wrappedValue: Observed(WeighModel(history: history, masses: masses, isForceWeight: false)))
    _history = StateObject(wrappedValue: Observed(HistoryModel(history)))
    _calibration = StateObject(wrappedValue: Observed(CalibrationModel(masses)))
  }

  var body: some View {
    NavigationSplitView {
      List(Place.allCases, selection: $place) { place in
        Label(place.title, systemImage: place.symbol)
      }
      .navigationSplitViewColumnWidth(Places.sideWidth)
    } detail: {
      switch place ?? .weigh {
      case .weigh: WeighView(screen: weigh)
      case .history: HistoryView(screen: history)
      case .calibrate: CalibrationView(screen: calibration)
      }
    }
    .frame(minWidth: Places.leastSize.width, minHeight: Places.leastSize.height)
  }

  /// Sizes in points.
  private static let sideWidth = 160.0
  private static let leastSize = CGSize(width: 640, height: 560)
}

/// A place of the app.
enum Place: String, CaseIterable, Identifiable {
  case weigh, history, calibrate

  var id: Place { self }

  var title: String {
    switch self {
    case .weigh: "Weigh"
    case .history: "History"
    case .calibrate: "Calibrate"
    }
  }

  /// The name of the place's SF Symbol.
  var symbol: String {
    switch self {
    case .weigh: "scalemass"
    case .history: "clock"
    case .calibrate: "slider.horizontal.3"
    }
  }
}
