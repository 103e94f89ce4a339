import SwiftUI

final class Session: ObservableObject { @Published var name = "" }

typealias Pair<Item> = (left: Item, right: Item)

struct Root: View {
  let pair: Pair<Session>
  var body: some View {
    let session: Session = pair.left
    Name().environmentObject(session)
  }
}

struct Name: View {
  @EnvironmentObject var session: Session
  var body: some View { Text(session.name) }
}
