import Combine
import Observation

@Observable final class Ferry {
  var passengers = 0
}

struct Harbourmaster {
  let report: (any ObservableObject) -> String
}

func arrive(_ ferry: Ferry, at master: Harbourmaster) -> String {
  // error: argument type 'Ferry' does not conform to expected type 'ObservableObject'
  master.report(ferry)
}
