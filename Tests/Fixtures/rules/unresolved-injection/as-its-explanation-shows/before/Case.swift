import SwiftUI
final class Session: ObservableObject { @Published var name = "" }

struct Root: View {
  let pair: (left: Session, right: Int)
  var body: some View {
    Name().environmentObject(pair.left)  // expect: unresolved-injection "environmentObject"
  }
}

struct Name: View {
  @EnvironmentObject var session: Session
  var body: some View { Text(session.name) }
}
