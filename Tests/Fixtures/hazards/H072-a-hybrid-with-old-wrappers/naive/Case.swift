import SwiftUI

@Observable final class Mixer {
  var bass = 3
  var treble = 5
}

struct MixerView: View {
  @StateObject private var mixer = Mixer()  // error: generic struct 'StateObject' requires that 'Mixer' conform to 'ObservableObject'

  var body: some View {
    Stepper("Bass \(mixer.bass)", value: $mixer.bass)
  }
}
