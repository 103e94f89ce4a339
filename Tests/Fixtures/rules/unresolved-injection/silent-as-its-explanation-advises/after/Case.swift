import SwiftUI

@Observable final class Session { var name = "" }

typealias Pair<Item> = (left: Item, right: Item)

struct Root: View {
  let pair: Pair<Session>
  var body: some View {
    let session: Session = pair.left
    Name().environment(session)
  }
}

struct Name: View {
  @Environment(Session.self) var session
  var body: some View { Text(session.name) }
}
