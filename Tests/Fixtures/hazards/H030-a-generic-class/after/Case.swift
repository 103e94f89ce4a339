import SwiftUI

@Observable final class Selection<Item: Hashable> {
  var items: [Item]
  var chosen: Item?

  init(_ items: [Item]) {
    self.items = items
  }
}

@Observable final class Team<Member> {
  var members: [Member] = []
}

struct SelectionView: View {
  @State private var selection = Selection(["Tea", "Coffee"])
  var team: Team<String>

  var body: some View {
    Picker("Drink", selection: $selection.chosen) {
      ForEach(selection.items, id: \.self) { Text($0).tag($0 as String?) }
    }
    Text(team.members.joined())
  }
}
