import Combine
import Observation

@Observable final class Anvil {
  var blows = 0
}

infix operator <~

/// Notes what happens to a model.
func <~ <Model: ObservableObject>(model: Model, text: String) -> String {
  "\(type(of: model)): \(text)"
}

func strike(_ anvil: Anvil) -> String {
  anvil.blows += 1
  // error: requires that 'Anvil' conform to 'ObservableObject'
  return anvil <~ "struck"
}
