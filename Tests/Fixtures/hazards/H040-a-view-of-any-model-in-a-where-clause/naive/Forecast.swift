import SwiftUI

@Observable final class Forecast: Loadable {
  private(set) var isLoading = true
  private(set) var days: [String] = []
}

struct ForecastView: View {
  var body: some View {
    // error: generic struct 'Loading' requires that 'Forecast' conform to 'ObservableObject'
    Loading(Forecast()) { forecast in
      List(forecast.days, id: \.self) { Text($0) }
    }
  }
}
