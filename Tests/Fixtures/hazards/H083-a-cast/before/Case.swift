import Combine

final class Drum: ObservableObject {
  @Published var beats = 0
}

func describe(_ object: AnyObject) -> String {
  // expect-next: constrained-to-observable-object "ObservableObject"
  if let model = object as? any ObservableObject {
    return "a model, \(type(of: model))"
  }
  return "no model"
}

func describeDrum() -> String { describe(Drum()) }
