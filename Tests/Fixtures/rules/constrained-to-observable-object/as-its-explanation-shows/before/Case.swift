import SwiftUI

func announce<Model: ObservableObject>(_ model: Model) { print(type(of: model)) }

final class Counter: ObservableObject {
  @Published var count = 0
}

struct CounterView: View {
  @StateObject private var counter = Counter()

  var body: some View {
    Button("Announce") {
      announce(counter)  // expect: constrained-to-observable-object "counter"
    }
  }
}
