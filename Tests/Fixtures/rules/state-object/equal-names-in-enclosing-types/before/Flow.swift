import Combine

/// Three models of one name; which one is meant depends on where the name stands.
final class Model: ObservableObject {
  @Published var depth = 0
}

enum Flow {
  final class Model: ObservableObject {
    @Published var step = 1
  }

  enum Step {}
  enum Summary {
    struct Model {
      var text = ""
    }
  }
}
