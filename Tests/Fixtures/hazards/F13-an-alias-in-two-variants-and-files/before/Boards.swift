import Combine

class TouchBoard: ObservableObject {
  @Published var title = ""
}

class KeyBoard: ObservableObject {
  @Published var title = ""
}

final class Slate: ObservableObject {
  @Published var chalk = "white"
}

final class Tablet: ObservableObject {
  @Published var stylus = "wood"
}
