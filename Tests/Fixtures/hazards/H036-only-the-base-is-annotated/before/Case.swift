import SwiftUI

class Instrument: ObservableObject {  // expect: observable-object-class "Instrument"
  @Published var isTuned = false
}

final class Guitar: Instrument {  // expect: observable-object-class "Guitar"
  @Published var strings = 6
}

struct GuitarView: View {
  @StateObject private var guitar = Guitar()

  var body: some View {
    Toggle("Tuned", isOn: $guitar.isTuned)
    Stepper("\(guitar.strings) strings", value: $guitar.strings)
  }
}
