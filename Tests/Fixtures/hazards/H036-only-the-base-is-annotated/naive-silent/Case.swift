import SwiftUI

@Observable class Instrument {
  var isTuned = false
}

// Loses: a class inherits the macro's work but not the macro, so 'strings' is not tracked, and
// the stepper's label stays at six.
final class Guitar: Instrument {
  var strings = 6
}

struct GuitarView: View {
  @State private var guitar = Guitar()

  var body: some View {
    Toggle("Tuned", isOn: $guitar.isTuned)
    Stepper("\(guitar.strings) strings", value: $guitar.strings)
  }
}
