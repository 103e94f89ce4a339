import Combine

final class Lamp: ObservableObject {
  @Published var isOn = false
}

func describe<Model: ObservableObject>(_ model: Model) -> String { "\(type(of: model))" }

func describeAll(_ lamps: [Lamp]) -> [String] {
  // expect-next: constrained-to-observable-object "$0"
  lamps.map { describe($0) }
}
