import SwiftUI

@Observable final class Session {
  var name = ""
}

struct Surroundings {
  let session = Session()
}

struct SessionView: View {
  @Environment(Session.self) private var session
  var body: some View { Text(session.name) }
}

extension View {
  func placed(in environment: Surroundings) -> some View {
    self.environment(environment.session)  // expect: environment-object-modifier "environmentObject"
  }

  func placed(with session: Session) -> some View {
    environment(session)  // expect: environment-object-modifier "environmentObject"
  }

  func placed(counting sessions: [Session]) -> some View {
    let environment = sessions.count
    return padding(Double(environment))
      .environment(sessions[0])  // expect: environment-object-modifier "environmentObject"
  }
}

struct RootView: View {
  let surroundings = Surroundings()

  var body: some View {
    SessionView().placed(in: surroundings)
    SessionView().placed(with: surroundings.session)
    SessionView().placed(counting: [surroundings.session])
  }
}
