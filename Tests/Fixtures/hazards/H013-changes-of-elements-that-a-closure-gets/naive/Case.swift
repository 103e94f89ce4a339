import Combine
import SwiftUI

@Observable final class Room {
  var isLit = false
}

struct Floor {
  var rooms: [String: Room] = [:]
}

@MainActor
final class Janitor {
  private var observers = Set<AnyCancellable>()

  func watch(_ floors: [Floor]) {
    floors[0].rooms.values.forEach {
      $0.objectWillChange.sink { print("lit") }.store(in: &observers)  // error: (aka 'Room') has no member 'objectWillChange'
    }
    let last = zip(floors, floors.dropFirst()).map { ($0.rooms["hall"], $1.rooms["hall"]) }.last
    last?.0?.objectWillChange.sink { print("hall") }.store(in: &observers)  // error: value of type 'Room' has no member 'objectWillChange'
  }
}

struct RoomView: View {
  @Bindable var room: Room

  var body: some View { Toggle("Light", isOn: $room.isLit) }
}
