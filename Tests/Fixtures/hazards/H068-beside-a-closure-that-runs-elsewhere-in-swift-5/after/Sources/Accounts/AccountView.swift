import Foundation
import SwiftUI

@MainActor @Observable final class Session {
  var name = ""

  func load() async {}
}

/// In Swift 5 such a closure may keep the local variable.
struct AccountView: View {
  @Environment(Session.self) var session  // expect: environment-object "@EnvironmentObject"

  var body: some View {
    @Bindable var session = session
    TextField("Name", text: $session.name)
    Text(session.name)
      .onAppear {
        DispatchQueue.global().async { Task { await session.load() } }
      }
  }
}

struct Screen: View {
  @State private var session = Session()

  var body: some View { AccountView().environment(session) }
}
