import Combine
import SwiftUI

final class Tank: ObservableObject {
  @Published var litres = 40
}

final class Boat: ObservableObject {
  @Published var name = ""
  let tank = Tank()
  private var observers = Set<AnyCancellable>()

  init() {
    tank.objectWillChange  // expect: object-will-change "objectWillChange"
      // Without this the deck plan shows an old level, see ticket 81.
      .sink { [weak self] _ in self?.objectWillChange.send() }  // expect: object-will-change "objectWillChange"
      .store(in: &observers)
  }
}

struct BoatView: View {
  @StateObject private var boat = Boat()

  var body: some View {
    TextField("Name", text: $boat.name)
    Text("\(boat.tank.litres) l")
  }
}
