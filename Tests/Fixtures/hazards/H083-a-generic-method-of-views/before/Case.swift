import SwiftUI

final class Session: ObservableObject {
  @Published var user = ""
}

extension View {
  func provide<Model: ObservableObject>(_ model: Model) -> some View {
    environmentObject(model)
  }
}

struct Greeting: View {
  @EnvironmentObject private var session: Session

  var body: some View { Text("Hello, \(session.user)") }
}

struct Root: View {
  @StateObject private var session = Session()

  var body: some View {
    Greeting()
      .provide(session)  // expect: constrained-to-observable-object "session"
  }
}
