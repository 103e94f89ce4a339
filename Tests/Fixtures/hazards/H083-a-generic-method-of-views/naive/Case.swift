import SwiftUI

@Observable final class Session {
  var user = ""
}

extension View {
  func provide<Model: ObservableObject>(_ model: Model) -> some View {
    environmentObject(model)
  }
}

struct Greeting: View {
  @Environment(Session.self) private var session

  var body: some View { Text("Hello, \(session.user)") }
}

struct Root: View {
  @State private var session = Session()

  var body: some View {
    // error: instance method 'provide' requires that 'Session' conform to 'ObservableObject'
    Greeting()
      .provide(session)
  }
}
