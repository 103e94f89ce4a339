import SwiftUI

extension CatalogueView {
  @ViewBuilder var controls: some View {
    if catalogue.query.isEmpty {
      Toggle("Sorted", isOn: $catalogue.isSorted)  // error: cannot find '$catalogue' in scope
    }
  }
}
