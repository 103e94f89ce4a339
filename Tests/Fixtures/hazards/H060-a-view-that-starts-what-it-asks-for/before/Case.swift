import SwiftUI

@MainActor final class Catalogue: ObservableObject {
  static let shared = Catalogue()
  @Published var items: [Int] = []
  @Published var isLoading = false

  func load() {
    isLoading = true
    Task {
      items = await fetch()
      isLoading = false
    }
  }

  private func fetch() async -> [Int] { [] }
}

/// Whoever shows the list observes what its initialiser asks for.
struct CatalogueList: View {
  @ObservedObject var catalogue: Catalogue

  init(catalogue: Catalogue) {
    self.catalogue = catalogue
    // says-next: "whoever draws 'CatalogueList' would observe 'items', which is read here"
    if catalogue.items.isEmpty { catalogue.load() }  // expect: eager-model-initializer "items"
  }

  var body: some View { Text("\(catalogue.items.count)") }
}

struct Shop: View {
  var body: some View { CatalogueList(catalogue: .shared) }
}

/// Starts something, and asks for nothing.
@MainActor final class Orders: ObservableObject {
  @Published var items: [Int] = []

  func load() { Task { items = [1] } }
}

struct OrderList: View {
  @ObservedObject var orders: Orders

  init(orders: Orders) {
    self.orders = orders
    orders.load()
  }

  var body: some View { Text("\(orders.items.count)") }
}
