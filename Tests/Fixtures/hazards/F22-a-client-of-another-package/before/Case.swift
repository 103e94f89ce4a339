import Players
import SwiftUI

final class Crossfader: ObservableObject {
  @Published var position = 0.0
  let deck = Deck()
  let mixer = Mixer()
}

struct CrossfaderView: View {
  @ObservedObject var crossfader: Crossfader  // expect: observed-object "@ObservedObject"
  @ObservedObject var deck: Deck
  @Bindable var mixer: Mixer

  var body: some View {
    Slider(value: $crossfader.position)
    Slider(value: $mixer.level)
    Stepper("Track", value: $deck.track)
  }
}
