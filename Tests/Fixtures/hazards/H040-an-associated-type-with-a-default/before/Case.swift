import Combine

final class Tray: ObservableObject {
  @Published var cups = 2
}

protocol Serving {
  // expect-next: constrained-to-observable-object "associatedtype Model: ObservableObject = Tray"
  associatedtype Model: ObservableObject = Tray
  func serve() -> Model
}

struct Waiter: Serving {
  // expect-next: constrained-to-observable-object "serve"
  func serve() -> Model { Model() }
}
