import SwiftUI

final class Session: ObservableObject {
  @Published var name = ""
}

struct Badge: View {
  @EnvironmentObject var session: Session
  var body: some View { Text("Badge") }
}

struct DemoApp: App {
  @StateObject private var session = Session()
  var body: some Scene { WindowGroup { Badge().environmentObject(session) } }
}

struct Badge_Previews: PreviewProvider {
  static var previews: some View {
    Badge()  // expect: environment-model-not-provided "Badge"
  }
}
