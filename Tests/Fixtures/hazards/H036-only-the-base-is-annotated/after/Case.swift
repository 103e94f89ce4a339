import SwiftUI

@Observable class Instrument {  // expect: observable-object-class "Instrument"
  var isTuned = false
}

@Observable final class Guitar: Instrument {  // expect: observable-object-class "Guitar"
  var strings = 6
}

struct GuitarView: View {
  @State private var guitar = Guitar()

  var body: some View {
    Toggle("Tuned", isOn: $guitar.isTuned)
    Stepper("\(guitar.strings) strings", value: $guitar.strings)
  }
}
