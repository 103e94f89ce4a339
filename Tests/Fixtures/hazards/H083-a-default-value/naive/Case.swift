import Combine
import Observation

@Observable final class Harbour {
  var ships = 0
}

struct Map {
  let count: Int

  // error: Harbour
  init(of places: [any ObservableObject] = [Harbour()]) { count = places.count }
}
