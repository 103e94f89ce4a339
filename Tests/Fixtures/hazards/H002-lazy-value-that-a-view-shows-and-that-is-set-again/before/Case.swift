import SwiftUI

final class Forecast: ObservableObject {
  @Published var city = "Oslo"
  lazy var summary = "Rain in \(city)"  // expect: unpublished-stored-property "summary"

  func move(to newCity: String) {
    summary = "Sun in \(newCity)"
    city = newCity
  }
}

struct ForecastView: View {
  @StateObject private var forecast = Forecast()

  var body: some View {
    Text(forecast.summary)
    Button("South") { forecast.move(to: "Rome") }
  }
}
