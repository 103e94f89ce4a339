import Combine
import SwiftUI

@Observable final class Lamp {
  var isLit = false
}

final class House: ObservableObject {
  @Published private(set) var switches = 0
  let lamp = Lamp()
  private var subscription: AnyCancellable?

  init() {
    // error: value of type 'Lamp' has no member 'objectWillChange'
    subscription = lamp.objectWillChange.sink { [weak self] in
      self?.switches += 1
    }
  }
}

struct HouseView: View {
  @StateObject private var house = House()

  var body: some View {
    Text("\(house.switches) times")
    LampSwitch(lamp: house.lamp)
  }
}

struct LampSwitch: View {
  @Bindable var lamp: Lamp

  var body: some View { Toggle("Lamp", isOn: $lamp.isLit) }
}
