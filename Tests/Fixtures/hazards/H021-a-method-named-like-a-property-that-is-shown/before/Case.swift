import SwiftUI

final class Router: ObservableObject {
  @Published var showUnsupported = false
  // says-next: "a view reads it"
  var url: URL?  // expect: unpublished-stored-property "url"

  /// Nothing that is drawn calls it: what is drawn reads the property of its name.
  func showUnsupported(url: URL) {
    self.url = url
    showUnsupported = true
  }
}

struct Root: View {
  @ObservedObject var router: Router

  var body: some View {
    VStack {
      Text("Start")
      if router.showUnsupported, let url = router.url { Text(url.absoluteString) }
    }
    .task { router.showUnsupported(url: URL(fileURLWithPath: "/")) }
  }
}
