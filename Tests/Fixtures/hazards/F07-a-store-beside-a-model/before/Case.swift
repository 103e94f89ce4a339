import ComposableArchitecture
import SwiftUI

enum Counter: Reducer {
  struct State { var count = 0 }
  enum Action { case increment }
}

final class Hints: ObservableObject {  // expect: observable-object-class "Hints"
  @Published var isShown = true
}

struct CounterView: View {
  @ObservedObject var viewStore: ViewStoreOf<Counter>
  @StateObject private var hints = Hints()

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
