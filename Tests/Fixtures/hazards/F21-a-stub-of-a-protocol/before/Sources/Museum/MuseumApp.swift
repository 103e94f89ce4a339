import SwiftUI

private struct EmptyCatalogue: Catalogue {
  func titles() async -> [String] { [] }
}

@main
struct MuseumApp: App {
  var body: some Scene {
    WindowGroup { ExhibitionView(exhibition: Exhibition(catalogue: EmptyCatalogue())) }
  }
}
