import SwiftUI

struct Menu: Sendable {
  private(set) var dishes: [String] = []

  mutating func load() async {
    dishes = []
    await Task.yield()
    dishes = ["Soup", "Stew"]
  }
}

final class Kitchen: ObservableObject, @unchecked Sendable {
  @Published var menu = Menu()

  func open() async {
    await menu.load()  // expect: mutation-reads-itself "menu"
  }

  func reopen() async {
    var next = menu
    await next.load()
    menu = next
  }
}

struct KitchenView: View {
  @StateObject private var kitchen = Kitchen()

  var body: some View {
    Text(kitchen.menu.dishes.joined()).task { await kitchen.open() }
  }
}
