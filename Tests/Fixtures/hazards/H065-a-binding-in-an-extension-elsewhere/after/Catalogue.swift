import SwiftUI

@Observable final class Catalogue {
  var query = ""
  var isSorted = false
}

struct CatalogueView: View {
  @Bindable var catalogue: Catalogue  // expect: observed-object "@ObservedObject"

  var body: some View {
    Text(catalogue.query)
    SearchBar(catalogue: catalogue)
    controls
  }
}
