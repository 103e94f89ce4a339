import SwiftUI

@MainActor
final class Weather: ObservableObject {
  static let shared = Weather()
  @Published var isRaining = false

  func refresh() { isRaining.toggle() }
}

/// Keeps the instance alive, and asks it to do something.
struct Garden: View {
  @State private var weather = Weather.shared

  var body: some View {
    Button("Refresh") { weather.refresh() }
    Sky(weather: weather)
  }
}

struct Sky: View {
  @ObservedObject var weather: Weather

  var body: some View { Text(weather.isRaining ? "Rain" : "Sun") }
}
