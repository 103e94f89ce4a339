import Combine
import SwiftUI

final class Lamp: ObservableObject {
  @Published var isLit = false
}

@Observable final class House {
  private(set) var switches = 0
  let lamp = Lamp()
  @ObservationIgnored private var subscription: AnyCancellable?

  init() {
    // expect-next: object-will-change "objectWillChange"
    subscription = lamp.objectWillChange.sink { [weak self] in
      self?.switches += 1
    }
  }
}

struct HouseView: View {
  @State private var house = House()

  var body: some View {
    Text("\(house.switches) times")
    LampSwitch(lamp: house.lamp)
  }
}

struct LampSwitch: View {
  @ObservedObject var lamp: Lamp

  var body: some View { Toggle("Lamp", isOn: $lamp.isLit) }
}
