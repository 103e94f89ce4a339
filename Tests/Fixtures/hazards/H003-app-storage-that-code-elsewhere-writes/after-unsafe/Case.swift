import SwiftUI

@Observable final class Router {
  var path: [String] = []
  @ObservationIgnored @AppStorage("router.last") var lastPlace = ""  // expect: app-storage-in-observable-class "@AppStorage("router.last")"

  func leave() {
    lastPlace = path.last ?? ""
    path = []
  }
}

struct RouterView: View {
  var router: Router

  var body: some View {
    Text(router.path.joined())
    Button("Home") {
      router.leave()
      router.lastPlace = "home"
    }
  }
}
