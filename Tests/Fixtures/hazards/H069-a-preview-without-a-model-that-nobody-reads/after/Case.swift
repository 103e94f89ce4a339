import SwiftUI

@Observable final class Session {
  var name = ""
}

struct Badge: View {
  @Environment(Session.self) var session
  var body: some View { Text("Badge") }
}

/// It shows the badge later.
struct Folder: View {
  @State private var isOpen = false

  var body: some View {
    Button("Open") { isOpen = true }
    if isOpen { Badge() }
  }
}

struct DemoApp: App {
  @State private var session = Session()
  var body: some Scene { WindowGroup { Badge().environment(session) } }
}

struct Badge_Previews: PreviewProvider {
  static var previews: some View {
    // says-not-next: "as soon as"
    Badge()  // expect: environment-model-not-provided "Badge"
    // says-next: "it crashes after the migration, as soon as 'Badge.session' is shown"
    Folder()  // expect: environment-model-not-provided "Folder"
  }
}
