import SwiftUI

@Observable final class Radio {
  var isOn = false
  var station = "One"
}

struct Dial: View {
  @Binding var station: String

  var body: some View { TextField("Station", text: $station) }
}

/// The dial is made along with the view's value, and so is the radio that it turns.
struct RadioView: View {
  // says-next: "it has what 'init' does before the view is drawn; '@State' would keep the first one"
  @Bindable var radio = Radio()  // expect: observed-object-creates-model "@ObservedObject"
  private var dial: Dial?

  init() {
    dial = Dial(station: $radio.station)
  }

  var body: some View {
    dial
    Toggle("On", isOn: $radio.isOn)
  }
}

/// Here the body makes it.
struct KitchenRadio: View {
  // says-next: "a new one is made whenever the view is"
  @State var radio = Radio()  // expect: observed-object-creates-model "@ObservedObject"

  var body: some View {
    Dial(station: $radio.station)
    Toggle("On", isOn: $radio.isOn)
  }
}

struct House: View {
  @State private var floor = 0

  var body: some View {
    RadioView()
    KitchenRadio()
    Button("Up \(floor)") { floor += 1 }
  }
}
