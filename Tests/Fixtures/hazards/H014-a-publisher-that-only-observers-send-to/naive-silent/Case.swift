import Combine
import SwiftUI

@Observable final class Dimmer {
  // Lost: nothing, as `level` tells of itself; but this publisher is left without a listener.
  let objectWillChange = ObservableObjectPublisher()

  var level = 0.5 {
    willSet { objectWillChange.send() }
  }
}

struct DimmerView: View {
  @Bindable var dimmer: Dimmer

  var body: some View {
    Slider(value: $dimmer.level)
  }
}
