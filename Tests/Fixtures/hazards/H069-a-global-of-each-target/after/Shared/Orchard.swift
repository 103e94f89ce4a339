import Loop
import SwiftUI

struct OrchardState {
  var trees = 0
}

/// The store that goes into the environment is of a package: it is none of these models.
@Observable final class Basket {  // expect: observable-object-class "Basket"
  var apples = 0
}

@Observable final class Weather {  // expect: observable-object-class "Weather"
  var isDry = true
}

struct Orchard: View {
  @State private var weather = Weather()

  var body: some View {
    Trees()
      .environmentObject(store)
      .environment(weather)
  }
}

struct Trees: View {
  @EnvironmentObject private var store: Store<OrchardState>
  @Environment(Weather.self) private var weather
  @State private var basket = Basket()

  var body: some View {
    @Bindable var weather = weather
    Text("\(store.state.trees) trees")
    Toggle("Dry", isOn: $weather.isDry)
    Stepper("Apples", value: $basket.apples)
  }
}
