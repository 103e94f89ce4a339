import SwiftUI

@Observable final class Followers {
  var names: [String] = []
  let person: Int

  init(person: Int) {
    self.person = person
  }
}

struct Profile: View {
  @State private var followers: Followers

  init(followers: Followers) {
    _followers = State(wrappedValue: followers)
  }

  init(person: Int) {
    _followers = State(wrappedValue: Followers(person: person))
  }

  var body: some View {
    Text("\(followers.names.count)")
  }
}

struct People: View {
  let known: Followers

  var body: some View {
    Profile(followers: known)
    Profile(person: 7)
  }
}
