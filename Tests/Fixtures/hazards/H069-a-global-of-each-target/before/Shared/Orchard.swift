import Loop
import SwiftUI

struct OrchardState {
  var trees = 0
}

/// The store that goes into the environment is of a package: it is none of these models.
final class Basket: ObservableObject {  // expect: observable-object-class "Basket"
  @Published var apples = 0
}

final class Weather: ObservableObject {  // expect: observable-object-class "Weather"
  @Published var isDry = true
}

struct Orchard: View {
  @StateObject private var weather = Weather()

  var body: some View {
    Trees()
      .environmentObject(store)
      .environmentObject(weather)
  }
}

struct Trees: View {
  @EnvironmentObject private var store: Store<OrchardState>
  @EnvironmentObject private var weather: Weather
  @StateObject private var basket = Basket()

  var body: some View {
    Text("\(store.state.trees) trees")
    Toggle("Dry", isOn: $weather.isDry)
    Stepper("Apples", value: $basket.apples)
  }
}
