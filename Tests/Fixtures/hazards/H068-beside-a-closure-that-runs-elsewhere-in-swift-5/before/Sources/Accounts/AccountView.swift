import Foundation
import SwiftUI

@MainActor final class Session: ObservableObject {
  @Published var name = ""

  func load() async {}
}

/// In Swift 5 such a closure may keep the local variable.
struct AccountView: View {
  @EnvironmentObject var session: Session  // expect: environment-object "@EnvironmentObject"

  var body: some View {
    TextField("Name", text: $session.name)
    Text(session.name)
      .onAppear {
        DispatchQueue.global().async { Task { await session.load() } }
      }
  }
}

struct Screen: View {
  @StateObject private var session = Session()

  var body: some View { AccountView().environmentObject(session) }
}
