import SwiftUI

@MainActor final class Store: ObservableObject {
  static let shared = Store()
  @Published var items: [Int] = []
  @Published var stamp = 0

  func reload() { Task { items = [1] } }

  func mark() { Task { stamp += 1 } }
}

@MainActor final class Detail: ObservableObject {
  @Published var count = 0

  init() { Store.shared.reload() }
}

struct DetailView: View {
  @StateObject private var detail = Detail()  // expect: eager-model-initializer "@StateObject"

  var body: some View { Text("\(detail.count)") }
}

/// Nobody who draws it shows what it changes.
@MainActor final class Footer: ObservableObject {
  @Published var count = 0

  init() { Store.shared.mark() }
}

struct FooterView: View {
  @StateObject private var footer = Footer()  // expect: eager-model-initializer "@StateObject"

  var body: some View { Text("\(footer.count)") }
}

struct Root: View {
  @ObservedObject private var store = Store.shared

  var body: some View {
    // says-next: "that draws it again, and makes another one"
    Text("\(store.items.count)")  // expect: eager-model-initializer "items"
    DetailView()
    FooterView()
  }
}
