import SwiftUI

@Observable actor Counter {  // error: '@Observable' cannot be applied to actor type 'Counter'
  private(set) var count = 0

  func add() -> Int {
    count += 1
    return count
  }
}

struct CounterView: View {
  @State private var counter = Counter()
  @State private var shown = 0

  var body: some View {
    Text("\(shown)")
      .task { shown = await counter.add() }
  }
}
