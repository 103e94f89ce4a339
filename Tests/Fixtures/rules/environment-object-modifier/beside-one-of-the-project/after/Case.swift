import SwiftUI

@Observable final class Session { var user = "" }

/// Has the name of SwiftUI's and another label: the one inside is SwiftUI's, and so is the other
/// that has none.
extension View {
  func environmentObject(session: Session) -> some View {
    environment(session)  // expect: environment-object-modifier "environmentObject"
  }
}

struct UserView: View {
  @Environment(Session.self) private var session

  var body: some View { Text(session.user) }
}

struct Root: View {
  @State private var session = Session()

  var body: some View {
    UserView().environmentObject(session: session)
    UserView().environment(session)  // expect: environment-object-modifier "environmentObject"
  }
}
