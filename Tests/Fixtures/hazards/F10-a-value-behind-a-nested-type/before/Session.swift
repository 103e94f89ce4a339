import Relay
import SwiftUI

@MainActor final class Session: ObservableObject {
  @Published var user = ""
}

@MainActor final class Services {
  enum Live { @MainActor static let shared = Services() }
  lazy var session = relay(Session())
}

struct ProfileView: View {
  @ObservedObject private var session = Services.Live.shared.session  // expect: unresolved-model "session"
  var body: some View { Text(session.user) }
}

struct LobbyView: View {
  @StateObject private var session = Session()

  var body: some View {
    Text(session.user)
    ProfileView()
  }
}
