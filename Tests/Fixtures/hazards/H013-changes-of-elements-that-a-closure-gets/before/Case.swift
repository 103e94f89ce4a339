import Combine
import SwiftUI

final class Room: ObservableObject {
  @Published var isLit = false
}

struct Floor {
  var rooms: [String: Room] = [:]
}

@MainActor
final class Janitor {
  private var observers = Set<AnyCancellable>()

  func watch(_ floors: [Floor]) {
    floors[0].rooms.values.forEach {
      $0.objectWillChange.sink { print("lit") }.store(in: &observers)  // expect: object-will-change "objectWillChange"
    }
    let last = zip(floors, floors.dropFirst()).map { ($0.rooms["hall"], $1.rooms["hall"]) }.last
    last?.0?.objectWillChange.sink { print("hall") }.store(in: &observers)  // expect: object-will-change "objectWillChange"
  }
}

struct RoomView: View {
  @ObservedObject var room: Room

  var body: some View { Toggle("Light", isOn: $room.isLit) }
}
