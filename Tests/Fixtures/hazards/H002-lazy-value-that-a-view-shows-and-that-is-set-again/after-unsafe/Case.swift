import SwiftUI

@Observable final class Forecast {
  var city = "Oslo"
  @ObservationIgnored lazy var summary = "Rain in \(city)"  // expect: unpublished-stored-property "summary"

  func move(to newCity: String) {
    summary = "Sun in \(newCity)"
    city = newCity
  }
}

struct ForecastView: View {
  @State private var forecast = Forecast()

  var body: some View {
    Text(forecast.summary)
    Button("South") { forecast.move(to: "Rome") }
  }
}
