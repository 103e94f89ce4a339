import Combine
import Observation

@Observable final class Kettle {
  var isBoiling = false
}

/// Takes note of a model; it holds none itself.
struct Label {
  let text: String

  init<Model: ObservableObject>(for model: Model) { text = "\(type(of: model))" }
}

func label(for kettle: Kettle) -> String {
  // error: requires that 'Kettle' conform to 'ObservableObject'
  Label(for: kettle).text
}
