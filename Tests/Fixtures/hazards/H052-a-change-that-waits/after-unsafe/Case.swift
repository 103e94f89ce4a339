import SwiftUI

struct Menu: Sendable {
  private(set) var dishes: [String] = []

  mutating func load() async {
    dishes = []
    await Task.yield()
    dishes = ["Soup", "Stew"]
  }
}

@Observable final class Kitchen: @unchecked Sendable {
  var menu = Menu()

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
  @State private var kitchen = Kitchen()

  var body: some View {
    Text(kitchen.menu.dishes.joined()).task { await kitchen.open() }
  }
}
