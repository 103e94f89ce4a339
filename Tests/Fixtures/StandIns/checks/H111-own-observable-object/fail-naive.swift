import Observation

class ObservableObject {
  var count = 0
}

@Observable final class Model {
  var name = ""
}

func read(_ model: Model) -> Int {
  model.count  // error: value of type 'Model' has no member 'count'
}
