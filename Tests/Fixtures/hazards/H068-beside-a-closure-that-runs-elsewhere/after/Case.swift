import Foundation
import SwiftUI

@MainActor @Observable final class Session {
  var name = ""

  func load() async {}
}

/// A closure that may run anywhere can keep the view, and no local variable.
struct AccountView: View {
  @Environment(Session.self) var session  // expect: environment-object "@EnvironmentObject"

  var body: some View {
    TextField("Name", text: Bindable(session).name)
    Text(session.name)
      .onAppear {
        DispatchQueue.global().async { Task { await session.load() } }
      }
  }
}

/// These all run where they stand.
struct NameView: View {
  @Environment(Session.self) var session  // expect: environment-object "@EnvironmentObject"
  @State private var isShown = false

  var body: some View {
    @Bindable var session = session
    VStack {
      TextField("Name", text: $session.name)
      Button("Clear") { session.name = "" }
        .sheet(isPresented: $isShown) { Text(session.name) }
    }
    .onAppear { session.name = "a" }
    .task { await session.load() }
  }
}

struct Screen: View {
  @State private var session = Session()

  var body: some View {
    Group {
      AccountView()
      NameView()
    }
    .environment(session)
  }
}
