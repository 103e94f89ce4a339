import SwiftUI

final class Session: ObservableObject { @Published var user = "" }

/// Has the name of SwiftUI's and another label: the one inside is SwiftUI's, and so is the other
/// that has none.
extension View {
  func environmentObject(session: Session) -> some View {
    environmentObject(session)  // expect: environment-object-modifier "environmentObject"
  }
}

struct UserView: View {
  @EnvironmentObject private var session: Session

  var body: some View { Text(session.user) }
}

struct Root: View {
  @StateObject private var session = Session()

  var body: some View {
    UserView().environmentObject(session: session)
    UserView().environmentObject(session)  // expect: environment-object-modifier "environmentObject"
  }
}
