import ComposableArchitecture
import SwiftUI

enum Counter: Reducer {
  struct State { var count = 0 }
  enum Action { case increment }
}

@Observable final class Hints {
  var isShown = true
}

struct CounterView: View {
  @Bindable var viewStore: ViewStoreOf<Counter>  // error: 'init(wrappedValue:)' is unavailable
  @State private var hints = Hints()

  var body: some View {
    Button("\(viewStore.count)") { viewStore.send(.increment) }
    Toggle("Hints", isOn: $hints.isShown)
  }
}
