import Combine

public final class Store<State>: ObservableObject {
  @Published public private(set) var state: State

  public init(_ state: State) { self.state = state }
}
