import Combine

final class Anvil: ObservableObject {
  @Published var blows = 0
}

infix operator <~

/// Notes what happens to a model.
func <~ <Model: ObservableObject>(model: Model, text: String) -> String {
  "\(type(of: model)): \(text)"
}

func strike(_ anvil: Anvil) -> String {
  anvil.blows += 1
  // expect-next: constrained-to-observable-object "<~"
  return anvil <~ "struck"
}
