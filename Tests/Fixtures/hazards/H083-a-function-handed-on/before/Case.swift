import Combine

final class Puppet: ObservableObject {
  @Published var name = "Punch"
}

func describe<Model: ObservableObject>(_ model: Model) -> String { "\(type(of: model))" }

func describeAll(_ puppets: [Puppet]) -> [String] {
  // expect-next: constrained-to-observable-object "describe"
  puppets.map(describe)
}
