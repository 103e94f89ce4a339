import Combine

final class Fountain: ObservableObject {
  @Published var litres = 0
}

struct Registry {
  private(set) var names: [String] = []

  mutating func register<Model: ObservableObject>(_ type: Model.Type, make: () -> Model) {
    names.append("\(type)")
  }
}

func registerModels(in registry: inout Registry) {
  // expect-next: constrained-to-observable-object "Fountain.self"
  registry.register(Fountain.self) { Fountain() }
}
