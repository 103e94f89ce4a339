import Combine
import SwiftUI

@Observable final class Lamp: Identifiable {
  var isOn = false
}

@MainActor
final class PowerMeter {
  private var observers = Set<AnyCancellable>()

  func watch(_ lamps: [Lamp]) {
    Publishers.MergeMany(lamps.map(\.$isOn))  // error: value of type 'Lamp' has no member '$isOn'
      .sink { print($0) }
      .store(in: &observers)
  }
}

struct LampView: View {
  @Bindable var lamp: Lamp

  var body: some View {
    Toggle("Lamp", isOn: $lamp.isOn)
  }
}
