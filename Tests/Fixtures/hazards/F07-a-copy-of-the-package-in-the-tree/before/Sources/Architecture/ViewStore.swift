import Combine

/// What views see of a store.
public final class ViewStore<State>: ObservableObject {
  // expect-next: custom-object-will-change "objectWillChange"
  public let objectWillChange = ObservableObjectPublisher()

  public var state: State {
    willSet { objectWillChange.send() }
  }

  public init(_ state: State) { self.state = state }
}
