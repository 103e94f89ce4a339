import Combine
import SwiftUI

extension ObservableObject {
  func refresh() -> String { "\(type(of: self)) is fresh" }
}

/// Has nothing to do with models.
struct Table {
  func refresh() -> String { "set" }
}

@Observable final class Menu {  // expect: observable-object-class "Menu"
  var dishes = ["Soup"]
}

struct MenuView: View {
  let table: Table
  @State private var menu = Menu()

  var body: some View {
    List(menu.dishes, id: \.self) { Text($0) }
    Text(table.refresh())
  }
}
