import SwiftUI

final class Router: ObservableObject { @Published var page = 0 }

@main struct Travel: App {
  @StateObject private var router = Router()

  var body: some Scene { WindowGroup { Root().environmentObject(router) } }
}

struct Root: View {
  @State private var isShowing = false

  var body: some View {
    Button("Open") { isShowing = true }.sheet(isPresented: $isShowing) { Inner() }
  }
}

/// It never reads it.
struct Inner: View {
  @EnvironmentObject private var router: Router  // expect: environment-object "@EnvironmentObject"

  var body: some View { Text("Hello") }
}

#Preview {
  // says-next: "it crashes after the migration, as soon as 'Inner.router' is shown"
  Root()
}
