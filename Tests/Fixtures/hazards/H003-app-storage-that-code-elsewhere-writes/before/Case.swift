import SwiftUI

final class Router: ObservableObject {
  @Published var path: [String] = []
  @AppStorage("router.last") var lastPlace = ""  // expect: app-storage-in-observable-class "@AppStorage("router.last")"

  func leave() {
    lastPlace = path.last ?? ""
    path = []
  }
}

struct RouterView: View {
  @ObservedObject var router: Router

  var body: some View {
    Text(router.path.joined())
    Button("Home") {
      router.leave()
      router.lastPlace = "home"
    }
  }
}
