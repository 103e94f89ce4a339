import SwiftUI

func announce<Model: AnyObject & Observable>(_ model: Model) { print(type(of: model)) }

@Observable
final class Counter {
  var count = 0
}

struct CounterView: View {
  @State private var counter = Counter()

  var body: some View {
    Button("Announce") {
      announce(counter)
    }
  }
}
