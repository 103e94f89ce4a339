import SwiftUI

@Observable final class Weather {
  var isRaining = false
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
  @Environment(Weather.self) private var weather

  var body: some View { Toggle("Rain", isOn: Bindable(weather).isRaining) }
}

struct WeatherRoot: View {
  let container = Container(value: Services())

  var body: some View {
    WeatherView().environmentObject(container.weather)  // error: instance method 'environmentObject' requires that 'Weather' conform to 'ObservableObject'
  }
}
