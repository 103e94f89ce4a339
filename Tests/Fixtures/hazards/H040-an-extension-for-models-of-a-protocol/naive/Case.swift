import Combine
import Observation

@Observable final class Orchard {
  var apples = 12
}

protocol Screen {
  associatedtype Model
  var model: Model { get }
}

extension Screen where Model: ObservableObject {
  var title: String { "\(type(of: model))" }
}

struct OrchardScreen: Screen {
  let model: Orchard
}

// error: requires that 'Orchard' conform to 'ObservableObject'
func title(of screen: OrchardScreen) -> String { screen.title }
