import SwiftUI

@Observable final class Catalogue {
  var query = ""
  var isSorted = false
}

struct CatalogueView: View {
  var catalogue: Catalogue

  var body: some View {
    Text(catalogue.query)
    SearchBar(catalogue: catalogue)
    controls
  }
}
