import SwiftUI

@Observable final class Session { var name = "" }

struct Root: View {
  let pair: (left: Session, right: Int)
  var body: some View {
    let session: Session = pair.left
    Name().environment(session)
  }
}

struct Name: View {
  @Environment(Session.self) var session
  var body: some View { Text(session.name) }
}
