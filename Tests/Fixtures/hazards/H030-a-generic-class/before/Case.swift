import SwiftUI

final class Selection<Item: Hashable>: ObservableObject {
  @Published var items: [Item]
  @Published var chosen: Item?

  init(_ items: [Item]) {
    self.items = items
  }
}

final class Team<Member>: ObservableObject {
  @Published var members: [Member] = []
}

struct SelectionView: View {
  @StateObject private var selection = Selection(["Tea", "Coffee"])
  @ObservedObject var team: Team<String>

  var body: some View {
    Picker("Drink", selection: $selection.chosen) {
      ForEach(selection.items, id: \.self) { Text($0).tag($0 as String?) }
    }
    Text(team.members.joined())
  }
}
