import Relay
import SwiftUI

@MainActor final class Session: ObservableObject {
  @Published var user = ""
}

@MainActor enum Rooms {
  enum Inner { @MainActor static let session = relay(Session()) }
  typealias Hall = Inner
}

struct HallView: View {
  @ObservedObject private var session = Rooms.Hall.session  // expect: unresolved-model "session"
  var body: some View { Text(session.user) }
}

struct LobbyView: View {
  @StateObject private var session = Session()

  var body: some View {
    Text(session.user)
    HallView()
  }
}
