import SwiftUI

final class Router: ObservableObject {
  @Published var depth = 0

  func open() { depth += 1 }
}

struct OpenRow: View {
  // says-next: "after the migration it is asked for when it is drawn"
  @EnvironmentObject var router: Router
  var body: some View { Button("Open") { router.open() } }
}

/// Drawing it asks for the model already, to hand it on.
struct OpenBranch: View {
  // says-not-next: "though not to be drawn"
  @EnvironmentObject var router: Router
  var body: some View { OpenRow().environmentObject(router) }
}

struct RouterApp: App {
  @StateObject private var router = Router()
  var body: some Scene { WindowGroup { OpenBranch().environmentObject(router) } }
}

struct OpenRow_Previews: PreviewProvider {
  static var previews: some View {
    OpenRow()  // expect: environment-model-not-provided "OpenRow"
    OpenBranch()  // expect: environment-model-not-provided "OpenBranch"
  }
}
