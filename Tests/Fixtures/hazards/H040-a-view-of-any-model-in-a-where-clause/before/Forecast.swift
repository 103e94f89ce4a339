import SwiftUI

final class Forecast: ObservableObject, Loadable {
  @Published private(set) var isLoading = true
  @Published private(set) var days: [String] = []
}

struct ForecastView: View {
  var body: some View {
    Loading(Forecast()) { forecast in  // expect: constrained-to-observable-object "Loading"
      List(forecast.days, id: \.self) { Text($0) }
    }
  }
}
