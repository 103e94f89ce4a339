import SwiftUI

final class Store<State, Action>: ObservableObject where State: Equatable, Action: Sendable {
  @Published private(set) var state: State
  @Published var log: [Action] = []
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

public class Page<Element: Identifiable & Sendable> : ObservableObject, Identifiable {
  public let id = UUID()
  @Published public internal(set) var elements = [Element]()
}

struct CounterView: View {
  @StateObject private var store = Store<Int, Bool>(0) { $0 += $1 ? 1 : -1 }

  var body: some View {
    Button("\(store.state)") { store.send(true) }
    History(store: store)
  }
}

struct History<Value: Equatable>: View {
  @ObservedObject var store: Store<Value, Bool>

  var body: some View {
    Text("\(store.log.count)")
  }
}
