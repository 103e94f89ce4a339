import Combine
import Observation

@Observable final class Puppet {
  var name = "Punch"
}

func describe<Model: ObservableObject>(_ model: Model) -> String { "\(type(of: model))" }

func describeAll(_ puppets: [Puppet]) -> [String] {
  // error: requires that 'Puppet' conform to 'ObservableObject'
  puppets.map(describe)
}
