import SwiftUI

final class Session: ObservableObject { @Published var user = "" }

struct UserView: View {
  @EnvironmentObject private var session: Session

  var body: some View { Text(session.user) }
}

struct Root: View {
  let session: Session

  /// The modifier is taken like a value and called later.
  var body: some View {
    let inject = UserView().environmentObject(_:) as (Session) -> _  // expect: unresolved-injection "environmentObject"
    return inject(session)
  }
}
