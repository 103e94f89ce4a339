import Combine

public final class Store<State, Action> {
  public init(_ state: State) {}
}

@dynamicMemberLookup
public final class ViewStore<State, Action>: ObservableObject {
  @Published public private(set) var state: State

  public init(_ store: Store<State, Action>, state: State) { self.state = state }

  public func send(_ action: Action) {}

  public subscript<Value>(dynamicMember path: KeyPath<State, Value>) -> Value {
    state[keyPath: path]
  }
}

public typealias ViewStoreOf<Feature: Reducer> = ViewStore<Feature.State, Feature.Action>

public protocol Reducer {
  associatedtype State
  associatedtype Action
}
