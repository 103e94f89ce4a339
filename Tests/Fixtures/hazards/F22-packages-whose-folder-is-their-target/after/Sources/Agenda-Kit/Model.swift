import Combine

/// Nobody that imports the other one sees it, and it has to stay.
@MainActor public final class Model: ObservableObject {
  @Published public var open: [String] = []
  public func follow() -> AnyCancellable { objectWillChange.sink {} }
}
