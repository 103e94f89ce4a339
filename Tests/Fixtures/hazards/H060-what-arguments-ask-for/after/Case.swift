import SwiftUI

@MainActor final class Keys {
  static let shared = Keys()
  var weather: String?
}

@MainActor
final class Forecast: ObservableObject {
  @Published var text = ""
  let key: String

  init(key: String) { self.key = key }
}

@MainActor
final class Units: ObservableObject {
  @Published var isMetric: Bool

  init(isMetric: Bool = UserDefaults.standard.bool(forKey: "metric")) { self.isMetric = isMetric }
}

/// What it is handed is asked when the model wants it, behind the launch.
@MainActor
@Observable
final class Radar {
  var image = ""
  let key: () -> String

  init(key: @escaping () -> String) { self.key = key }
}

@MainActor final class Kitchen {
  static let shared = Kitchen()
  lazy var forecast = Forecast(key: Keys.shared.weather!)
}

@main
struct WeatherApp: App {
  @StateObject private var forecast = Forecast(key: Keys.shared.weather!)  // expect: eager-model-initializer "@StateObject"
  @StateObject private var other: Forecast = { Forecast(key: Keys.shared.weather!) }()  // expect: eager-model-initializer "@StateObject"
  @StateObject private var third = Kitchen.shared.forecast  // expect: eager-model-initializer "@StateObject"
  @StateObject private var units = Units()  // expect: eager-model-initializer "@StateObject"
  @State private var radar = Radar { Keys.shared.weather! }

  init() {
    Keys.shared.weather = "a key"
    UserDefaults.standard.register(defaults: ["metric": true])
  }

  var body: some Scene {
    WindowGroup {
      Text("\(forecast.text) \(other.text) \(third.text) \(units.isMetric ? "m" : "ft")")
      Text(radar.image)
    }
  }
}
