import Combine
import SwiftUI

final class Lamp: ObservableObject, Identifiable {
  @Published var isOn = false
}

@MainActor
final class PowerMeter {
  private var observers = Set<AnyCancellable>()

  func watch(_ lamps: [Lamp]) {
    Publishers.MergeMany(lamps.map(\.$isOn))  // expect: published-projection "$isOn"
      .sink { print($0) }
      .store(in: &observers)
  }
}

struct LampView: View {
  @ObservedObject var lamp: Lamp

  var body: some View {
    Toggle("Lamp", isOn: $lamp.isOn)
  }
}
