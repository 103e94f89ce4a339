import SwiftUI

final class Catalogue: ObservableObject {
  @Published var query = ""
  @Published var isSorted = false
}

struct CatalogueView: View {
  @ObservedObject var catalogue: Catalogue  // expect: observed-object "@ObservedObject"

  var body: some View {
    Text(catalogue.query)
    SearchBar(catalogue: catalogue)
    controls
  }
}
