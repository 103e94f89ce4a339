import SwiftUI

@MainActor @Observable final class Store {
  static let shared = Store()
  var items: [Int] = []
  var stamp = 0

  func reload() { Task { items = [1] } }

  func mark() { Task { stamp += 1 } }
}

@MainActor @Observable final class Detail {
  var count = 0

  init() { Store.shared.reload() }
}

struct DetailView: View {
  @State private var detail = Detail()  // expect: eager-model-initializer "@StateObject"

  var body: some View { Text("\(detail.count)") }
}

/// Nobody who draws it shows what it changes.
@MainActor @Observable final class Footer {
  var count = 0

  init() { Store.shared.mark() }
}

struct FooterView: View {
  @State private var footer = Footer()  // expect: eager-model-initializer "@StateObject"

  var body: some View { Text("\(footer.count)") }
}

struct Root: View {
  private var store = Store.shared

  var body: some View {
    // says-next: "that draws it again, and makes another one"
    Text("\(store.items.count)")  // expect: eager-model-initializer "items"
    DetailView()
    FooterView()
  }
}
