import Combine
import SwiftUI

final class Dimmer: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()  // expect: custom-object-will-change "objectWillChange"

  var level = 0.5 {
    willSet { objectWillChange.send() }
  }
}

struct DimmerView: View {
  @ObservedObject var dimmer: Dimmer

  var body: some View {
    Slider(value: $dimmer.level)
  }
}
