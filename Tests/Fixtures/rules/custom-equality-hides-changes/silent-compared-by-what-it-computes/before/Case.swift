import SwiftUI

struct Key: Equatable {
  let server: String
  let bytes: String

  var identity: String { server + bytes }

  static func == (a: Key, b: Key) -> Bool { a.bytes == b.bytes }
}

/// Does not ask the `==` of what it stores.
struct Owner: Equatable {
  let key: Key

  static func == (a: Owner, b: Owner) -> Bool { a.key.identity == b.key.identity }
}

@Observable
final class Profile {
  var owner: Owner

  init(_ owner: Owner) { self.owner = owner }

  func move(to server: String) { owner = Owner(key: Key(server: server, bytes: owner.key.bytes)) }
}

struct ProfileView: View {
  let profile: Profile

  var body: some View { Text(profile.owner.key.server) }
}
