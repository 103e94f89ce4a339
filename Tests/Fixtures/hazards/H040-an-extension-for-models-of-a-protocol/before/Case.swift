import Combine

final class Orchard: ObservableObject {
  @Published var apples = 12
}

protocol Screen {
  associatedtype Model
  var model: Model { get }
}

extension Screen where Model: ObservableObject {
  var title: String { "\(type(of: model))" }
}

struct OrchardScreen: Screen {
  // expect-next: constrained-to-observable-object "model"
  let model: Orchard
}

func title(of screen: OrchardScreen) -> String { screen.title }
