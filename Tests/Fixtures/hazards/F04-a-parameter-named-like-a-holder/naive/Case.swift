import SwiftUI

struct Chore: Identifiable {
  let id: Int
  var title: String
  var isDone = false
}

@Observable final class ChoreList {
  var chores: [Chore] = []
}

@Observable final class Household {
  var name = "Hill Street"
}

struct ChoresView: View {
  var list: ChoreList
  var chore: Household

  var body: some View {
    ForEach($list.chores) { $chore in  // error: cannot find '$list' in scope
      Toggle(chore.title, isOn: $chore.isDone)
    }
    Text(chore.name)
  }
}
