import Foundation
import SwiftUI

@MainActor final class Session: ObservableObject {
  @Published var name = ""

  func load() async {}
}

/// A closure that may run anywhere can keep the view, and no local variable.
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

/// These all run where they stand.
struct NameView: View {
  @EnvironmentObject var session: Session  // expect: environment-object "@EnvironmentObject"
  @State private var isShown = false

  var body: some View {
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
  @StateObject private var session = Session()

  var body: some View {
    Group {
      AccountView()
      NameView()
    }
    .environmentObject(session)
  }
}
