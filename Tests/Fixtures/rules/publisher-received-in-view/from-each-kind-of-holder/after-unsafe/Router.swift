import Combine
import Observation

final class Router: ObservableObject {
  @Published var path: [String] = []
  let child = Drawer()
}

@Observable final class Drawer {
  var isOpen = false
}
