import SwiftUI

@Observable final class Forecast {
  var city = "Oslo"
  lazy var summary = "Rain in \(city)"  // error: 'lazy' cannot be used on a computed property

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
