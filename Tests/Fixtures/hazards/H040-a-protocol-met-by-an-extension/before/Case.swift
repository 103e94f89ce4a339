import Combine

final class Aquarium: ObservableObject, Refreshing {
  @Published var fish = 3
}

protocol Refreshing {
  func refresh() -> String
}

// expect-next: constrained-to-observable-object "Refreshing"
extension Refreshing where Self: ObservableObject {
  func refresh() -> String { "\(type(of: self)) is fresh" }
}
