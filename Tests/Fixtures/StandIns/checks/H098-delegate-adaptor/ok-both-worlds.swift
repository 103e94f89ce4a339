import SwiftUI

final class Old: NSObject, UIApplicationDelegate, ObservableObject {
  @Published var token = ""
}

@Observable final class New: NSObject, NSApplicationDelegate {
  var token = ""
}

@main
struct Main: App {
  @UIApplicationDelegateAdaptor(Old.self) private var old
  @NSApplicationDelegateAdaptor(New.self) private var new
  var body: some Scene {
    WindowGroup {
      TextField(new.token, text: _old.projectedValue.token)
      Screen()
    }
  }
}

struct Screen: View {
  @EnvironmentObject private var old: Old
  @Environment(New.self) private var new
  var body: some View { Text(old.token + new.token) }
}
