import Combine
import Observation

@Observable final class Drum {
  var beats = 0
}

func describe(_ object: AnyObject) -> String {
  // Lost: the cast compiles, and does not find the drum any more.
  if let model = object as? any ObservableObject {
    return "a model, \(type(of: model))"
  }
  return "no model"
}

func describeDrum() -> String { describe(Drum()) }
