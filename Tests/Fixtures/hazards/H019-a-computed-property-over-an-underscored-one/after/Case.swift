import SwiftUI

@Observable final class Fader {
  private var _level = 3

  var level: Int {
    get { _level }
    set { _level = min(max(newValue, 0), 10) }
  }
}

struct FaderView: View {
  @Bindable var fader: Fader

  var body: some View {
    Stepper("Level \(fader.level)", value: $fader.level)
  }
}
