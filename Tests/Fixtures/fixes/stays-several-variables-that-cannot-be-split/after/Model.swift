import Combine
import Observation

@Observable final class Point {
  var name = ""
  var (width, height) = (1.0, 2.0)
}

final class Mixed: ObservableObject {
  @Published var name = ""
  var depth = 0.0, (width, height) = (1.0, 2.0)
}

final class Noted: ObservableObject {
  @Published var name = ""
  var x = 0.0, /* across */ y = 0.0
}

final class NotedByLine: ObservableObject {
  @Published var name = ""
  var x = 0.0, // across
    y = 0.0 // up
}

final class NotedInFront: ObservableObject {
  @Published var name = ""
  private /* for now */ var x = 0.0, y = 0.0
}

@Observable final class Still {
  var name = ""
  static let first = 0, last = 0
  let (width, height) = (1.0, 2.0)
}
