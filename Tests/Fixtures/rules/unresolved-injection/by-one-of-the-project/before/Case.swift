import SwiftUI

final class Session: ObservableObject { @Published var user = "" }

/// Which of the two is meant inside is up to the compiler.
extension View {
  @ViewBuilder func environmentObject(_ session: Session?) -> some View {
    if let session {
      self.environmentObject(session)  // expect: unresolved-injection "environmentObject"
    } else {
      self
    }
  }
}

struct UserView: View {
  @EnvironmentObject private var session: Session

  var body: some View { Text(session.user) }
}

struct Root: View {
  let session: Session?

  var body: some View {
    UserView().environmentObject(session)  // expect: unresolved-injection "environmentObject"
  }
}
