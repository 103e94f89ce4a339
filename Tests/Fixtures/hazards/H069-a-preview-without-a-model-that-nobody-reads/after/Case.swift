import SwiftUI

@Observable final class Session {
  var name = ""
}

struct Badge: View {
  @Environment(Session.self) var session
  var body: some View { Text("Badge") }
}

struct DemoApp: App {
  @State private var session = Session()
  var body: some Scene { WindowGroup { Badge().environment(session) } }
}

struct Badge_Previews: PreviewProvider {
  static var previews: some View {
    Badge()  // expect: environment-model-not-provided "Badge"
  }
}
