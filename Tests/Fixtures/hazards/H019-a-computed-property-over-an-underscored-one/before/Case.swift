import SwiftUI

final class Fader: ObservableObject {
  @Published private var _level = 3

  var level: Int {
    get { _level }
    set { _level = min(max(newValue, 0), 10) }
  }
}

struct FaderView: View {
  @ObservedObject var fader: Fader

  var body: some View {
    Stepper("Level \(fader.level)", value: $fader.level)
  }
}
