import Combine

final class Router: ObservableObject {
  @Published var path: [String] = []
  let child = Drawer()
}

final class Drawer: ObservableObject {
  @Published var isOpen = false
}
