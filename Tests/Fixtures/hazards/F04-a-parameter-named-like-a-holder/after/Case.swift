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
  @Bindable var list: ChoreList  // expect: observed-object "@ObservedObject"
  var chore: Household  // expect: observed-object "@ObservedObject"

  var body: some View {
    // The binding is the closure's own; the household of that name is only read.
    ForEach($list.chores) { $chore in
      Toggle(chore.title, isOn: $chore.isDone)
    }
    Text(chore.name)
  }
}
