import Combine

/// A value at file scope.
struct Model {
  var depth = 0
}

enum Flow {
  /// A class of the same name, one level down.
  final class Model: ObservableObject {
    @Published var step = 1
  }

  enum Step {}
}
