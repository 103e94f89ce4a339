import SwiftUI

@Observable final class Router { var page = 0 }

@main struct Travel: App {
  @State private var router = Router()

  var body: some Scene { WindowGroup { Root().environment(router) } }
}

struct Root: View {
  @State private var isShowing = false

  var body: some View {
    Button("Open") { isShowing = true }.sheet(isPresented: $isShowing) { Inner() }
  }
}

/// It never reads it.
struct Inner: View {
  @Environment(Router.self) private var router  // expect: environment-object "@EnvironmentObject"

  var body: some View { Text("Hello") }
}

#Preview {
  // says-next: "it crashes after the migration, as soon as 'Inner.router' is shown"
  Root()
}
