import Combine
import SwiftUI

@Observable final class Tank {
  var litres = 40
}

@Observable final class Boat {
  var name = ""
  let tank = Tank()
  @ObservationIgnored private var observers = Set<AnyCancellable>()

  init() {
    tank.objectWillChange  // error: value of type 'Tank' has no member 'objectWillChange'
      // Without this the deck plan shows an old level, see ticket 81.
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &observers)
  }
}

struct BoatView: View {
  @State private var boat = Boat()

  var body: some View {
    TextField("Name", text: $boat.name)
    Text("\(boat.tank.litres) l")
  }
}
