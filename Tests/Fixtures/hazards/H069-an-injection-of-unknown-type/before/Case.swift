import SwiftUI

final class Weather: ObservableObject {
  @Published var isRaining = false
}

struct Services {
  let weather = Weather()
}

@dynamicMemberLookup
struct Container<Value> {
  let value: Value

  subscript<Part>(dynamicMember path: KeyPath<Value, Part>) -> Part { value[keyPath: path] }
}

struct WeatherView: View {
  @EnvironmentObject private var weather: Weather

  var body: some View { Toggle("Rain", isOn: $weather.isRaining) }
}

struct WeatherRoot: View {
  let container = Container(value: Services())

  var body: some View {
    WeatherView().environmentObject(container.weather)  // expect: unresolved-injection "environmentObject"
  }
}
