import SwiftUI
import UIKit

/// The environment around a list may reach its cells.
@Observable final class Router {
  var path: [String] = []
}

struct Row: View {
  @Environment(Router.self) var router
  var name: String
  var body: some View { Button(name) { router.path.append(name) } }
}

final class RowCell: UICollectionViewCell {
  func show(_ name: String) {
    contentConfiguration = UIHostingConfiguration { Row(name: name) }  // expect: environment-model-not-provided "Row"
  }
}

struct RootView: View {
  @State private var router = Router()
  var body: some View {
    Text(router.path.joined())
    Row(name: "First").environment(router)
  }
}
