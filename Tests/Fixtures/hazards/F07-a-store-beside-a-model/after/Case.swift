import ComposableArchitecture
import SwiftUI

enum Counter: Reducer {
  struct State { var count = 0 }
  enum Action { case increment }
}

@Observable final class Hints {  // expect: observable-object-class "Hints"
  var isShown = true
}

struct CounterView: View {
  @ObservedObject var viewStore: ViewStoreOf<Counter>
  @State private var hints = Hints()

  var body: some View {
    Button("\(viewStore.count)") { viewStore.send(.increment) }
    Toggle("Hints", isOn: $hints.isShown)
  }
}

struct PlainCounter: View {
  @ObservedObject private var viewStore: ViewStore<Counter.State, Counter.Action>

  init(store: Store<Counter.State, Counter.Action>) {
    viewStore = ViewStore(store, state: Counter.State())
  }

  var body: some View { Text("\(viewStore.count)") }
}
