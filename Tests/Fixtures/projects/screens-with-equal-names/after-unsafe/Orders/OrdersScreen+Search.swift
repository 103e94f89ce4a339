import SwiftUI

extension OrdersScreen {
  var searchField: some View {
    HStack {
      TextField("Search", text: $model.query)
      if !model.query.isEmpty {
        Button("Clear") { model.query = "" }
      }
    }
  }
}
