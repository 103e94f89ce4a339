import SwiftUI

/// What subclasses add is never compared.
class Entity: Equatable {
  let id: Int

  init(id: Int) { self.id = id }

  static func == (a: Entity, b: Entity) -> Bool { a.id == b.id }
}

final class User: Entity {
  let name: String

  init(id: Int, name: String) {
    self.name = name
    super.init(id: id)
  }
}

/// It adds nothing.
final class Guest: Entity {}

final class Profile: ObservableObject {
  @Published var user = User(id: 1, name: "Ada")  // expect: custom-equality-hides-changes "user"
  // says-next: "of which a 'User' differs only in"
  @Published var users: [User] = []  // expect: custom-equality-hides-changes "users"
  @Published var guest = Guest(id: 1)

  func rename(to name: String) {
    user = User(id: user.id, name: name)
    users = users.map { User(id: $0.id, name: name) }
    guest = Guest(id: 1)
  }
}

struct ProfileView: View {
  @ObservedObject var profile: Profile

  var body: some View {
    Text(profile.user.name)
    Text(profile.users.map(\.name).joined())
    Text("\(profile.guest.id)")
  }
}
