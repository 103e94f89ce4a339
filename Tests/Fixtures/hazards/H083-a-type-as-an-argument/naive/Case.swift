import Combine
import Observation

@Observable final class Fountain {
  var litres = 0
}

struct Registry {
  private(set) var names: [String] = []

  mutating func register<Model: ObservableObject>(_ type: Model.Type, make: () -> Model) {
    names.append("\(type)")
  }
}

func registerModels(in registry: inout Registry) {
  // error: requires that 'Fountain' conform to 'ObservableObject'
  registry.register(Fountain.self) { Fountain() }
}
