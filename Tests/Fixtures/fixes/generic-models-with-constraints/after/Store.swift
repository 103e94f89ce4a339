import SwiftUI

@Observable final class Store<State, Action> where State: Equatable, Action: Sendable {
  private(set) var state: State
  var log: [Action] = []
  private let reduce: (inout State, Action) -> Void

  init(_ state: State, reduce: @escaping (inout State, Action) -> Void) {
    self.state = state
    self.reduce = reduce
  }

  func send(_ action: Action) {
    log.append(action)
    var next = state
    reduce(&next, action)
    state = next
  }
}

@Observable public class Page<Element: Identifiable & Sendable> : Identifiable {
  public let id = UUID()
  public internal(set) var elements = [Element]()
}

struct CounterView: View {
  @State private var store = Store<Int, Bool>(0) { $0 += $1 ? 1 : -1 }

  var body: some View {
    Button("\(store.state)") { store.send(true) }
    History(store: store)
  }
}

struct History<Value: Equatable>: View {
  var store: Store<Value, Bool>

  var body: some View {
    Text("\(store.log.count)")
  }
}
