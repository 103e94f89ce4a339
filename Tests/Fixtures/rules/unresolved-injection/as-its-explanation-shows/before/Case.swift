import SwiftUI
final class Session: ObservableObject { @Published var name = "" }

typealias Pair<Item> = (left: Item, right: Item)

struct Root: View {
  let pair: Pair<Session>
  var body: some View {
    Name().environmentObject(pair.left)  // expect: unresolved-injection "environmentObject"
  }
}

struct Name: View {
  @EnvironmentObject var session: Session
  var body: some View { Text(session.name) }
}
